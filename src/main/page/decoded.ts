/** A decoded part of a URL; returned as it is if it is not encoded correctly. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
