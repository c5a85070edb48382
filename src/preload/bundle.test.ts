import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'

describe('preload bundle', () => {
  it('needs electron and nothing else, so the checking library stays in main', async () => {
    const entry = fileURLToPath(new URL('./index.ts', import.meta.url))
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        rollupOptions: { input: entry, external: ['electron'], output: { format: 'cjs' } },
      },
    })
    const { output } = built as Rolldown.RolldownOutput
    expect(output).toHaveLength(1)
    expect(output[0].moduleIds.filter((id) => id.includes('node_modules'))).toEqual([])
    expect(output[0].imports).toEqual(['electron'])
  })
})
