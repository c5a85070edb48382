import { gifWithoutMetadata } from './gif-metadata.ts'
import { webpWithoutMetadata } from './webp-metadata.ts'

const CLEANERS: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array<ArrayBuffer>>> = {
  'image/gif': gifWithoutMetadata,
  'image/webp': webpWithoutMetadata,
}

/** The same picture without notes on place, camera and author, where its format is one that is known here. */
export async function withoutMetadata(file: File): Promise<File> {
  const clean = CLEANERS[file.type]
  if (!clean) return file
  return new File([clean(await file.bytes())], file.name, { type: file.type })
}
