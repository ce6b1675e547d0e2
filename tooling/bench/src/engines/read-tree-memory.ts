import { readdirSync, readFileSync } from 'node:fs'

/** What a process and all that it has started hold at this moment; a page that several share counts once. Linux only. */
export function proportionalKilobytes(pid: number): number {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? parentOf(name) : null
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  let sum = 0
  // A process that has ended meanwhile holds nothing.
  const add = (own: number): void => {
    sum += Number(/^Pss:\s+(\d+)/m.exec(readIfThere(`/proc/${own}/smaps_rollup`))?.[1] ?? 0)
    for (const child of children.get(own) ?? []) add(child)
  }
  add(pid)
  return sum
}

/** The name of a program, in brackets, may hold anything; the parent is the second word after it. */
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
