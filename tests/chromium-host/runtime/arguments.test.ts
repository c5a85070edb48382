import { expect, it } from 'vitest'
import { parseArguments } from './arguments.ts'

it('understands the command line that Playwright makes', () => {
  const argv = [
    '-r',
    '/loader.js',
    '--no-sandbox',
    '--inspect=0',
    '--remote-debugging-port=0',
    '.',
    '--user-data-dir=/a=b',
  ]
  const { entry, preloads, switches } = parseArguments(argv)
  expect({ entry, preloads }).toEqual({ entry: '.', preloads: ['/loader.js'] })
  expect([...switches]).toEqual([
    ['no-sandbox', ''],
    ['inspect', '0'],
    ['remote-debugging-port', '0'],
    ['user-data-dir', '/a=b'],
  ])
})

it('takes the first plain argument as the app and leaves the others to it', () => {
  expect(parseArguments(['out/main.js', 'cosmia://auth/x']).entry).toBe('out/main.js')
  expect(parseArguments(['--switch']).entry).toBe('.')
})
