import { usePickFile } from '#renderer/entities/files/pick/use-pick-file.ts'
import { preparePicture } from '#renderer/entities/files/prepare/prepare-picture.ts'
import { filePath } from '#renderer/entities/files/stored-file.ts'
import { usePendingFile } from '#renderer/session/pending-files.ts'
import { useDraft, useDraftText } from '#renderer/session/drafts.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { isGenre, type Genre } from '../blog/blog.ts'

export interface DraftFile {
  /** `null` for none, `undefined` until that is known. */
  readonly file: File | null | undefined
  /** Where it will be stored: the same at every attempt. */
  readonly path: string
  readonly isBusy: boolean
  choose(): Promise<void>
  take(files: readonly File[]): Promise<void>
  remove(): void
}

type Kind = 'blog-cover' | 'blog-content'

/** One of the two files of what is being written, kept over navigation and restarts. */
function useDraftFile(kind: Kind, onChange: () => void): DraftFile {
  const { id } = useMember()
  const { kept, keep, forget } = usePendingFile<{ readonly path: string }>(kind)
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

/** The genre of what is being written, `null` until one was chosen. */
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
  /** It is out: nothing is left of it, unless it has become another one since. */
  const finish = (id: string) => {
    if (!draft.finish(id)) return
    keepGenre(null)
    cover.remove()
    content.remove()
  }
  const { text: title, id, setText: setTitle, takeId } = draft
  return { title, id, genre, cover, content, setTitle, takeId, finish }
}

/** Whether something stands there to go on with. */
export function useHasDraft(): boolean {
  const { title, genre, cover, content } = useBlogDraft()
  return genre !== null && (title !== '' || Boolean(cover.file) || Boolean(content.file))
}

export interface PreparedFile {
  readonly file: File
  /** See `filePath`. */
  readonly path: string
}

/** Pixels of the longest side of a cover: twice what the reader shows. */
const COVER_SIDE = 1200

/** @throws {FileRefusal} for a picture that cannot be drawn */
async function prepareCover(file: File, userId: string): Promise<PreparedFile> {
  const { file: picture } = await preparePicture(file, COVER_SIDE)
  return { file: picture, path: filePath(`${userId}/blog-covers`, picture) }
}

/** The file as it is. Its name ends as its bytes tell: the server knows a text by that. */
function prepareContent(file: File, userId: string): PreparedFile {
  const ending = file.type === 'application/pdf' ? '.pdf' : '.txt'
  const name = file.name.toLowerCase().endsWith(ending) ? file.name : `${file.name}${ending}`
  return { file, path: filePath(`${userId}/blog-content`, { name }) }
}
