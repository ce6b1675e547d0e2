const prefix = 'own-'

/** How a dictionary of ours is named in calls; those of the provider keep the ids that it gave them. */
export function toDictionaryId(rowId: number): string {
  return `${prefix}${rowId}`
}

/** The row that an id names; null when the id is none of ours. */
export function readDictionaryId(id: string): number | null {
  const digits = /^own-([1-9]\d{0,14})$/.exec(id)?.[1]
  return digits === undefined ? null : Number(digits)
}
