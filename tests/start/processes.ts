import { readdirSync, readFileSync } from 'node:fs'

export interface FoundProcess {
  readonly pid: number
  readonly command: string
}

/** Every process of this machine that was started with this text in its environment, however it came to be. */
export function processesWith(text: string): readonly FoundProcess[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((name) => {
    const pid = Number(name)
    if (pid === process.pid || !read(pid, 'environ').includes(text)) return []
    return [{ pid, command: read(pid, 'cmdline').replaceAll('\0', ' ') }]
  })
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    // It ended while we looked.
    return ''
  }
}
