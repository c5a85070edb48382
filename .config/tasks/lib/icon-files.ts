/** An icon as PNG, by its side. */
export type Pictures = ReadonlyMap<number, Buffer>

const HEADER_BYTES = 6
const ENTRY_BYTES = 16

/** Windows' icon file, with PNG inside. A side of 256 is the largest, and written as 0. */
export function ico(pictures: Pictures): Buffer {
  const chosen = [...pictures].filter(([side]) => side <= 256)
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(chosen.length, 4)
  let offset = HEADER_BYTES + ENTRY_BYTES * chosen.length
  const entries = chosen.map(([side, { length }]) => {
    const entry = Buffer.alloc(ENTRY_BYTES)
    entry.writeUInt8(side % 256, 0)
    entry.writeUInt8(side % 256, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += length
    return entry
  })
  return Buffer.concat([header, ...entries, ...chosen.map(([, png]) => png)])
}

/** Apple's names for the sides that are kept as PNG, those of fine displays included. */
const ICNS_TYPES: readonly (readonly [string, number])[] = [
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic08', 256],
  ['ic13', 256],
  ['ic09', 512],
  ['ic14', 512],
  ['ic10', 1024],
]

/** The icon file of macOS. */
export function icns(pictures: Pictures): Buffer {
  const chunks = ICNS_TYPES.flatMap(([type, side]) => {
    const png = pictures.get(side)
    return png ? [chunk(type, png)] : []
  })
  return chunk('icns', Buffer.concat(chunks))
}

function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32BE(content.length + head.length, 4)
  return Buffer.concat([head, content])
}
