/** Bytes a text takes as UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 0x80) bytes += 1
    else if (unit < 0x800) bytes += 2
    else if (unit >= 0xd800 && unit < 0xdc00 && isLowSurrogate(text.charCodeAt(i + 1))) {
      bytes += 4
      i += 1
    } else bytes += 3
  }
  return bytes
}

const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit < 0xe000

/**
 * Whether a cloned value holds more than `limit` bytes. Counts texts, buffers and eight bytes for everything else,
 * so a wide or cyclic value of tiny parts is found too; stops as soon as the answer is known.
 */
export function exceedsSize(value: unknown, limit: number): boolean {
  const seen = new Set<object>()
  const pending: unknown[] = [value]
  let bytes = 0
  while (pending.length > 0) {
    const part = pending.pop()
    bytes += sizeOf(part)
    if (bytes > limit) return true
    if (typeof part !== 'object' || part === null || seen.has(part)) continue
    seen.add(part)
    pushParts(part, pending)
  }
  return false
}

function sizeOf(part: unknown): number {
  if (typeof part === 'string') return utf8Length(part)
  if (part instanceof ArrayBuffer || ArrayBuffer.isView(part)) return part.byteLength
  return 8
}

function pushParts(part: object, pending: unknown[]): void {
  if (part instanceof ArrayBuffer || ArrayBuffer.isView(part)) return
  if (part instanceof Map) for (const entry of part) pending.push(...entry)
  else if (part instanceof Set) for (const member of part) pending.push(member)
  else for (const [name, member] of Object.entries(part)) pending.push(name, member)
}
