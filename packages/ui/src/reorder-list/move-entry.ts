/**
 * Returns the entries with one of them moved to another index, which is clamped to the list.
 *
 * @example
 * moveEntry(['a', 'b', 'c'], 0, 2) // => ['b', 'c', 'a']
 */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const moved = entries[from]
  if (moved === undefined) return [...entries]
  const others = entries.toSpliced(from, 1)
  return others.toSpliced(Math.min(Math.max(0, to), others.length), 0, moved)
}
