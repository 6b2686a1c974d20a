/** What the command's exit code says. */
export const EXIT = { done: 0, found: 1, failed: 2, rejected: 3, interrupted: 130 } as const;
