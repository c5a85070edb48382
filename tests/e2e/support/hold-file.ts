import type { ElectronApplication } from 'playwright'

/**
 * From now on the app does not serve those of its own files that are called so, as from a disk that sleeps. By the file
 * system of its main process: its own protocol passes by the routes of a test.
 * @returns what has it find them broken instead, once it has looked for one
 */
export async function holdFile(application: ElectronApplication, name: string): Promise<() => Promise<void>> {
  const hold = await application.evaluateHandle((_electron, part) => {
    const files = process.getBuiltinModule('node:fs/promises')
    const { readFile } = files
    const { promise, reject } = Promise.withResolvers<never>()
    const asked = Promise.withResolvers<undefined>()
    const replace = (read: unknown) => {
      Object.assign(files, { readFile: read })
      process.getBuiltinModule('node:module').syncBuiltinESMExports()
    }
    replace((...args: Parameters<typeof readFile>) => {
      if (!String(args[0]).includes(part)) return readFile(...args)
      asked.resolve(undefined)
      return promise
    })
    return {
      fail: async () => {
        await asked.promise
        replace(readFile)
        reject(new Error('The test broke this file'))
      },
    }
  }, name)
  return () => hold.evaluate(({ fail }) => fail())
}
