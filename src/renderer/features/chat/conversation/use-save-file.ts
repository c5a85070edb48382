import { atom } from 'jotai'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { signedAddressQuery } from '#renderer/entities/files/show/signed-address.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { errorFields } from '#renderer/server/errors.ts'
import { useAtomPart } from '#renderer/lib/store.ts'
import { writeParts } from '#renderer/lib/write-parts.ts'
import { untilSilent } from '#renderer/server/until-silent.ts'
import { announce } from '#renderer/ui/announce.ts'
import { useSavedToast } from '#renderer/ui/toasts/use-saved-toast.ts'
import { copy } from '../copy.ts'
import type { PlacedFile } from '../messages/message-file.ts'

/** Milliseconds without a byte after which the server counts as gone. */
const PATIENCE = 60_000

interface SaveUnderWay {
  /** From 0 to 1; `undefined` until the member has chosen the place. */
  readonly share: number | undefined
  readonly stop: () => void
}

/** Downloads by file address; they continue while their card is scrolled away or the conversation is left. */
const savesAtom = atom<ReadonlyMap<string, SaveUnderWay>>(new Map())

function setSave({ store }: MemberScope, stored: string, save: SaveUnderWay | undefined): void {
  const others = [...store.get(savesAtom)].filter(([other]) => other !== stored)
  store.set(savesAtom, new Map(save ? [...others, [stored, save]] : others))
}

/** Saves the file of a message where the member chooses. @returns `share` from 0 to 1 while saving */
export function useSaveFile({ stored, name, size }: Pick<PlacedFile, 'stored' | 'name' | 'size'>) {
  const member = useMember()
  const underWay = useAtomPart(savesAtom, (saves) => saves.get(stored ?? ''))
  const tellSaved = useSavedToast()
  const reportFailure = useReportFailure()

  const run = async (address: string, signal: AbortSignal, show: (share: number) => void) => {
    const place = await unwrap(desktop.files.choosePlace(name))
    if (!place || signal.aborted) return
    show(0)
    // Requested now: the displayed address may have expired while the dialog was open.
    const signed = await member.queries.fetchQuery(signedAddressQuery(member, address))
    const parts = untilSilent((stop) => partsOf(signed, stop), PATIENCE, signal)
    await writeParts(place, parts, {
      signal,
      onProgress: (bytes) => show(size ? Math.min(1, bytes / size) : 0),
    })
    tellSaved(copy.fileSaved, place, place.name)
  }
  const save = async () => {
    if (stored === null || underWay) return
    const stopping = new AbortController()
    const stop = () => stopping.abort()
    const signal = AbortSignal.any([member.signal, stopping.signal])
    const show = (share?: number) => setSave(member, stored, { share, stop })
    show()
    try {
      await run(stored, signal, show)
    } catch (cause) {
      if (stopping.signal.aborted) announce(copy.saveStopped)
      else reportFailure(reasonOf(cause), cause)
    } finally {
      setSave(member, stored, undefined)
    }
  }
  return { save, share: underWay?.share, stop: () => underWay?.stop() }
}

async function partsOf(
  address: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { ok, body, status } = await fetch(address, { signal })
  if (ok && body) return body
  throw new Error(`The file cannot be read: ${status}`)
}

function reasonOf(cause: unknown): string {
  const { code } = errorFields(cause)
  if (code === 'file.disk_full') return copy.diskFull
  return code === 'file.unwritable' ? copy.unwritable : copy.saveFailed
}
