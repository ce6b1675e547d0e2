/** Reads a table of abbreviations: the ways to say each one, as lists of words. */
export function readAbbreviations(table: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  const ways = new Map<string, string[][]>()
  for (const entry of table.split('|')) {
    const [written = '', ...said] = entry.trim().split(' ')
    for (const key of written.endsWith('.') ? [written] : [written, `${written}.`])
      ways.set(key, [...(ways.get(key) ?? []), said])
  }
  return ways
}
