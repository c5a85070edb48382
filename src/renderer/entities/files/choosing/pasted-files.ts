/**
 * Files in the clipboard. None where it holds formatted text as well: office programs add a picture of it. Plain text
 * alone is what file managers add, the name of the file.
 */
export function pastedFiles({ clipboardData }: Pick<ClipboardEvent, 'clipboardData'>): readonly File[] {
  if (!clipboardData || isFormattedText(clipboardData.types)) return []
  return [...clipboardData.files]
}

const isFormattedText = (types: readonly string[]) =>
  types.includes('text/plain') && (types.includes('text/html') || types.includes('text/rtf'))
