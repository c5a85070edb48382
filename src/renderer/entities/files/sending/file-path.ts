const LONGEST_NAME = 80
/** As Unicode has them, apart from their letters. */
const MARKS = /\p{M}/gu

/**
 * Where a file of spec §3 is stored: `{folder}/{timestamp}-{filename}`, in characters that the storage takes.
 * @param folder with the id of its owner first
 */
export function filePath(folder: string, { name }: Pick<File, 'name'>, now = Date.now()): string {
  return `${folder}/${now}-${plain(name)}`
}

/** The end stays, where the extension is. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .replaceAll(/[^\w.-]+/g, '-')
    .slice(-LONGEST_NAME)
