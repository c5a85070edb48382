import config from './knip.json' with { type: 'json' }

/** For the run that looks for code for tests alone: what a file uses itself may be exported for its test. */
export default { ...config, ignoreExportsUsedInFile: true }
