import { describe, expect, it } from 'vitest'
import { readStartOptions } from '../../.config/tasks/lib/start/options.ts'

describe('readStartOptions', () => {
  it('keeps everything in the project when nothing is asked for', () => {
    const options = readStartOptions([], {})
    expect(options.userData).toMatch(/\.cosmia\/user-data$/)
    expect(options.backendData).toMatch(/\.cosmia\/backend$/)
    expect(options.debuggingPort).toBeUndefined()
    expect(options.rest).toEqual([])
  })

  it.each([[['--user-data-dir=/data/two']], [['--user-data-dir', '/data/two']]])(
    'takes the user data folder from %j',
    (argv) => expect(readStartOptions(argv, {}).userData).toBe('/data/two'),
  )

  it('takes the debugging port', () => {
    expect(readStartOptions(['--remote-debugging-port=9222'], {}).debuggingPort).toBe('9222')
  })

  it('hands everything else on to the runtime, in order', () => {
    const argv = ['--lang=es', '--user-data-dir=/data', '--disable-gpu', 'cosmia://auth/confirm']
    expect(readStartOptions(argv, {}).rest).toEqual(['--lang=es', '--disable-gpu', 'cosmia://auth/confirm'])
  })

  it('takes the folder of the embedded backend from COSMIA_DATA_DIR', () => {
    expect(readStartOptions([], { COSMIA_DATA_DIR: '/data/backend' }).backendData).toBe('/data/backend')
  })
})
