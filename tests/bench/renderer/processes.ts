import { readdir, readFile } from 'node:fs/promises'

/** Milliseconds a tick of /proc/<pid>/stat stands for: 100 a second on Linux. */
const tick = 10

interface Stat {
  readonly pid: number
  readonly parent: number
  /** Milliseconds of processor time, on all its threads. */
  readonly work: number
}

/** Milliseconds of processor time that a program and all it started have used. */
export async function workOf(root: number): Promise<number> {
  return (await family(root)).reduce((total, { work }) => total + work, 0)
}

/** Bytes of memory of a program and all it started; what several share counts in parts. */
export async function memoryOf(root: number): Promise<number> {
  const each = await Promise.all((await family(root)).map(({ pid }) => proportionalSize(pid)))
  return each.reduce((total, size) => total + size, 0)
}

async function proportionalSize(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024
}

async function family(root: number): Promise<readonly Stat[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const all = (await Promise.all(pids.map((pid) => statOf(Number(pid))))).filter((stat) => stat !== null)
  const members = new Set([root])
  // A process comes after its parent, except when the numbers have wrapped around.
  for (let before = 0; before !== members.size;) {
    before = members.size
    for (const { pid, parent } of all) if (members.has(parent)) members.add(pid)
  }
  return all.filter(({ pid }) => members.has(pid))
}

async function statOf(pid: number): Promise<Stat | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (text === null) return null
  // The name of the program, in brackets, may hold spaces; after it come state, parent and, later, the times.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return { pid, parent: Number(fields[1]), work: (Number(fields[11]) + Number(fields[12])) * tick }
}
