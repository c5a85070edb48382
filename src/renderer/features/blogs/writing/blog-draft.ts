import { z } from 'zod/mini'
import { usePickFile } from '#renderer/entities/files/pick/use-pick-file.ts'
import { preparePicture } from '#renderer/entities/files/prepare/prepare-picture.ts'
import { filePath } from '#renderer/entities/files/stored-file.ts'
import { usePendingFile } from '#renderer/session/pending-files.ts'
import { useDraft, useDraftText } from '#renderer/session/drafts.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { isGenre, type Genre } from '../blog/blog.ts'

export interface DraftFile {
  /** `null` if there is none, `undefined` until that is known. */
  readonly file: File | null | undefined
  /** Storage path, the same for every attempt. */
  readonly path: string
  readonly isBusy: boolean
  choose(): Promise<void>
  take(files: readonly File[]): Promise<void>
  remove(): void
}

type Kind = 'blog-cover' | 'blog-content'

const facts = z.object({ path: z.string() })

/** One of the two files of the draft, kept across navigation and restarts. */
function useDraftFile(kind: Kind, onChange: () => void): DraftFile {
  const { id } = useMember()
  const { kept, keep, forget } = usePendingFile(kind, facts)
  const intake = usePickFile(kind, async (file) => {
    const prepare: (file: File, owner: string) => Promise<PreparedFile> | PreparedFile =
      kind === 'blog-cover' ? prepareCover : prepareContent
    const { file: prepared, path } = await prepare(file, id)
    await keep(prepared, { path })
    onChange()
  })
  const remove = () => {
    void forget()
    onChange()
  }
  return { file: kept && kept.file, path: kept?.facts.path ?? '', ...intake, remove }
}

/** The genre of the draft; `null` until one is chosen. */
export function useDraftGenre(): readonly [Genre | null, (genre: Genre | null) => void] {
  const [text, setText] = useDraftText('blog-genre')
  return [isGenre(text) ? text : null, (genre) => setText(genre ?? '')]
}

/** Draft of a blog for the library. */
export function useBlogDraft() {
  const draft = useDraft('blog')
  const [genre, keepGenre] = useDraftGenre()
  const cover = useDraftFile('blog-cover', draft.renewId)
  const content = useDraftFile('blog-content', draft.renewId)
  /** Removes the draft after publishing, unless it has changed since. */
  const finish = (id: string) => {
    if (!draft.finish(id)) return
    keepGenre(null)
    cover.remove()
    content.remove()
  }
  const { text: title, id, setText: setTitle, takeId } = draft
  return { title, id, genre, cover, content, setTitle, takeId, finish }
}

/** Whether there is a draft to continue. */
export function useHasDraft(): boolean {
  const { title, genre, cover, content } = useBlogDraft()
  return genre !== null && (title !== '' || Boolean(cover.file) || Boolean(content.file))
}

export interface PreparedFile {
  readonly file: File
  /** See `filePath`. */
  readonly path: string
}

/** Longest side of a cover in pixels: twice what the reader shows. */
const COVER_SIDE = 1200

/** @throws {FileRefusal} if the picture cannot be decoded */
async function prepareCover(file: File, userId: string): Promise<PreparedFile> {
  const { file: picture } = await preparePicture(file, COVER_SIDE)
  return { file: picture, path: filePath(`${userId}/blog-covers`, picture) }
}

/** Keeps the file unchanged. The extension follows the detected type, by which the server recognises a text. */
function prepareContent(file: File, userId: string): PreparedFile {
  const ending = file.type === 'application/pdf' ? '.pdf' : '.txt'
  const name = file.name.toLowerCase().endsWith(ending) ? file.name : `${file.name}${ending}`
  return { file, path: filePath(`${userId}/blog-content`, { name }) }
}
