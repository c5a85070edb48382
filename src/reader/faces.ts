import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import literata from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url'

/** The program's own face for the tools, and one made for books for what is read; both come with the frame. */
const FACES = [
  ['Figtree', figtree, '300 900'],
  ['Literata', literata, '200 900'],
] as const

/** Has them there before anything is measured by them. Without one, that of the system stands in. */
export async function loadFaces(): Promise<void> {
  const faces = FACES.map(([family, address, weight]) => new FontFace(family, `url(${address})`, { weight }))
  for (const face of faces) document.fonts.add(face)
  const loaded = await Promise.allSettled(faces.map((face) => face.load()))
  for (const result of loaded)
    if (result.status === 'rejected') console.warn('A face could not be loaded', result.reason)
}
