/** A part of an address as people write it; left as it is where it was not encoded rightly. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
