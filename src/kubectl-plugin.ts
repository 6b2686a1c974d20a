#!/usr/bin/env node
import { run } from './cli/run.ts';

// kubectl finds this on the PATH as `kubectl op-timeline`; its global flags are flags of the command itself.
await run('kubectl op-timeline');
