#!/usr/bin/env node
import { run } from './cli/run.ts';

void run();
