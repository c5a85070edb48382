import { lazily } from '#renderer/lib/lazily.ts'

const KILOBYTE = 1000
const MEGABYTE = 1_000_000

const inUnit = (unit: 'byte' | 'kilobyte' | 'megabyte', maximumFractionDigits: number) =>
  lazily(
    () => new Intl.NumberFormat('es', { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }),
  )

const bytes = inUnit('byte', 0)
const kilobytes = inUnit('kilobyte', 0)
const megabytes = inUnit('megabyte', 1)

/** A file size in few characters: '12 B', '340 kB', '2,5 MB'. */
export function fileSize(size: number): string {
  if (size < KILOBYTE) return bytes().format(size)
  return size < MEGABYTE ? kilobytes().format(size / KILOBYTE) : megabytes().format(size / MEGABYTE)
}

/** Original name of a stored file, without the timestamp of its path (spec §3). */
export const savedName = (stored: string): string =>
  stored.slice(stored.lastIndexOf('/') + 1).replace(/^\d+-(?=.)/, '')
