import { sections } from '#renderer/entities/section/sections.ts'

const { path: library } = sections.blogsandgifts

/** The four views of the section (spec §4), each with an address, so that the way back leads through them. */
export const blogPaths = {
  library,
  genre: `${library}/escribir`,
  panel: `${library}/escribir/panel`,
  reader: (id: string) => `${library}/leer/${id}`,
} as const
