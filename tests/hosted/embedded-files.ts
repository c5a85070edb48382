/** Files of `tests/backend` that are about the embedded backend as a whole, or touch what is not theirs, and why none of it runs elsewhere. */
export const EMBEDDED_FILES = {
  'tests/backend/mailbox.test.ts': 'it is about the mailbox of the embedded backend',
  'tests/backend/networks.test.ts': 'it wants the limits of a network, which are raised where tests run',
  'tests/backend/realtime-expiry.test.ts': 'it signs tokens with the secret of its server',
  'tests/backend/seed.test.ts': 'it wants the demo, and nobody else, on its server',
  'tests/backend/sweep-files.test.ts': 'it sweeps the files of everybody',
} as const
