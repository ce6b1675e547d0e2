import { readQuery, writeQuery, type QueryInput } from './query-text'

/**
 * The query with some parameters set, or taken out by null; all others stay where they are and keep their values. A
 * fragment behind a # is left out.
 * @returns text that begins with a question mark; empty without parameters
 *
 * @example
 * changeAddress('?book=42&token=abc', { token: null, page: 7 }) // => '?book=42&page=7'
 * changeAddress('?token=abc', { token: null }) // => ''
 */
export function changeAddress(query: QueryInput, changes: Readonly<Record<string, string | number | null>>): string {
  const left = new Map(Object.entries(changes))
  const pairs = readQuery(query).flatMap(([name, value]): [string, string][] => {
    if (!Object.hasOwn(changes, name)) return [[name, value]]
    const change = left.get(name) ?? null
    left.delete(name)
    return change === null ? [] : [[name, String(change)]]
  })
  for (const [name, change] of left) if (change !== null) pairs.push([name, String(change)])
  return writeQuery(pairs)
}
