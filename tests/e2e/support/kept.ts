import type { Page } from 'playwright'

/** What the window keeps on the disk, as text. */
export const keptOnDisk = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
      })
    const all: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        all.push(await done(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    return JSON.stringify(all)
  })

/** Has every later start show nothing of what was read before it: it is cleared then, whatever a page writes as it is left. */
export const forgetKept = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const opening = indexedDB.open('cosmia-kept')
    opening.onsuccess = () =>
      opening.result.transaction('queries', 'readwrite').objectStore('queries').clear()
  })
