import { readQuery, writeQuery, type QueryInput } from './query-text'

/**
 * Sets parameters of a query, or removes those set to null. All others keep their order and values. Drops a fragment.
 * @returns the query with its question mark; empty without parameters
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
