const prefix = 'own-'

/** Returns the public id of our dictionary; those of the provider keep their own ids. */
export function toDictionaryId(rowId: number): string {
  return `${prefix}${rowId}`
}

/** Returns the row id of a public id; null if it is not ours. */
export function readDictionaryId(id: string): number | null {
  const digits = /^own-([1-9]\d{0,14})$/.exec(id)?.[1]
  return digits === undefined ? null : Number(digits)
}
