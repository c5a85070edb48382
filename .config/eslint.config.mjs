import { createConfig } from './eslint/create-config.ts'

export default createConfig(new URL('..', import.meta.url))
