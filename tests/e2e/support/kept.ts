import type { Page } from 'playwright'

/**
 * What the window keeps on the disk, as text: names and values.
 * @param only the database to look at, else all of them
 */
export const keptOnDisk = (page: Page, only?: string): Promise<string> =>
  page.evaluate(async (wanted) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
      })
    const all: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      if (wanted !== undefined && name !== wanted) continue
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const kept = database.transaction(store).objectStore(store)
        const [names, values] = await Promise.all([done(kept.getAllKeys()), done(kept.getAll())])
        all.push(names.map((key, index) => [key, values[index]]))
      }
      database.close()
    }
    return JSON.stringify(all)
  }, only)

/** Leaves nothing on the disk that makes sense: neither the data nor what lies around them. */
export const spoilKept = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('cosmia-kept')
        opening.onsuccess = () => {
          const all = opening.result.transaction('queries', 'readwrite').objectStore('queries')
          all.put('basura', 'sin dueño')
          const each = all.openCursor()
          each.onsuccess = () => {
            each.result?.update({ ...Object(each.result.value), data: { pages: 'basura' } })
            each.result?.continue()
          }
          all.transaction.oncomplete = resolve
          all.transaction.onerror = reject
        }
      }),
  )

/** Has every later start find the database of an app to come, which keeps its queries elsewhere. */
export const ageKept = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const opening = indexedDB.open('cosmia-kept', 99)
    opening.onupgradeneeded = () => {
      opening.result.deleteObjectStore('queries')
      opening.result.createObjectStore('otras')
    }
    opening.onsuccess = () => opening.result.close()
  })

/** Has every later start show nothing of what was read before it: it is cleared then, whatever a page writes as it is left. */
export const forgetKept = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const opening = indexedDB.open('cosmia-kept')
    opening.onsuccess = () =>
      opening.result.transaction('queries', 'readwrite').objectStore('queries').clear()
  })
