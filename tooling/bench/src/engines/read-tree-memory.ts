import { readdirSync, readFileSync } from 'node:fs'

/** Returns the proportional set size of a process and its descendants, in kilobytes: shared pages count once. Linux only. */
export function proportionalKilobytes(pid: number): number {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? parentOf(name) : null
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  let sum = 0
  // The process may have ended meanwhile.
  const add = (own: number): void => {
    sum += Number(/^Pss:\s+(\d+)/m.exec(readIfThere(`/proc/${own}/smaps_rollup`))?.[1] ?? 0)
    for (const child of children.get(own) ?? []) add(child)
  }
  add(pid)
  return sum
}

/** Returns the parent's id: the second field after the program's name, which is in brackets and may contain anything. */
function parentOf(pid: string): number | null {
  const stat = readIfThere(`/proc/${pid}/stat`)
  const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
  return parent === undefined ? null : Number(parent)
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH'].includes(String(error.code))) return ''
    throw error
  }
}
