import type { EventOutbox } from '../ipc/event-outbox.ts'
import type { Log } from '../log.ts'
import type { PictureSaver } from '../menus/context-menu.ts'
import { decoded } from '../page/decoded.ts'
import type { ChosenPlaces } from '../platform/files/chosen-places.ts'
import type { FileDialogs } from '../platform/files/file-dialogs.ts'
import type { ServerChoice } from '../settings/server-choice.ts'

const TIMEOUT_MS = 20_000

interface Saving {
  readonly server: Pick<ServerChoice, 'current'>
  readonly dialogs: Pick<FileDialogs, 'choosePlace'>
  readonly places: Pick<ChosenPlaces, 'save'>
  readonly outbox: Pick<EventOutbox, 'send'>
  readonly fetch: (address: string, options: RequestInit) => Promise<Response>
  readonly log: Log
}

/** Saves pictures shown in the page where the member chooses, and tells the page the result. */
export function pictureSaver({ server, dialogs, places, outbox, fetch, log }: Saving): PictureSaver {
  const save = async (address: string) => {
    const chosen = await dialogs.choosePlace(nameOf(address))
    if (chosen === null) return
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(address, { credentials: 'omit', redirect: 'error', signal })
    if (!answer.ok) throw new Error(`the picture is not given: ${answer.status}`)
    const place = await places.save(chosen, new Uint8Array(await answer.arrayBuffer()))
    outbox.send('file.picture_saved', { place })
  }
  return {
    // The context menu opens over anything in the page, but main fetches only from the server.
    canSave: (address) => {
      const ours = server.current()?.url
      return ours !== undefined && URL.parse(address)?.origin === URL.parse(ours)?.origin
    },
    save: (address) =>
      void save(address).catch((cause: unknown) => {
        log.warn('a picture was not saved', cause)
        outbox.send('file.picture_saved', { place: null })
      }),
  }
}

/** The original file name: stored paths begin with a time (spec §3). */
function nameOf(address: string): string {
  const { pathname } = new URL(address)
  return decoded(pathname.slice(pathname.lastIndexOf('/') + 1)).replace(/^\d+-(?=.)/, '')
}
