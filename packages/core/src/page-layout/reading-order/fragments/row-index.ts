/** Finds entries by their position across the lines, so that a span is compared only with entries at its height. */
export interface RowIndex<T> {
  readonly insert: (entry: T, range: RowRange) => void
  readonly remove: (entry: T, range: RowRange) => void
  /** Returns at least all entries that share a row with the range, each once. */
  readonly search: (range: RowRange) => Iterable<T>
}

interface RowRange {
  readonly top: number
  readonly bottom: number
}

/** Entries that cover more rows than this are returned for every range. */
const MAX_ROWS = 32

/** @param rowHeight height of a row in the unit of places; if it is not above 0, everything is in one row */
export function createRowIndex<T>(rowHeight: number): RowIndex<T> {
  const rows = new Map<number, Set<T>>()
  const tall = new Set<T>()

  /** Returns the numbers of the rows that a range covers; null if there are too many. */
  function rowsOf({ top, bottom }: RowRange): number[] | null {
    const first = rowHeight > 0 ? Math.floor(top / rowHeight) : 0
    const last = rowHeight > 0 ? Math.floor(bottom / rowHeight) : 0
    if (last - first >= MAX_ROWS) return null
    return Array.from({ length: Math.max(1, last - first + 1) }, (_, step) => first + step)
  }

  return {
    insert(entry, range) {
      const numbers = rowsOf(range)
      if (numbers === null) {
        tall.add(entry)
        return
      }
      for (const number of numbers) {
        const row = rows.get(number)
        if (row === undefined) rows.set(number, new Set([entry]))
        else row.add(entry)
      }
    },
    remove(entry, range) {
      tall.delete(entry)
      rowsOf(range)?.forEach((number) => rows.get(number)?.delete(entry))
    },
    search(range) {
      const numbers = rowsOf(range)
      const found = new Set(tall)
      const addAll = (row: Set<T> | undefined): void => row?.forEach((entry) => found.add(entry))
      if (numbers === null) rows.forEach(addAll)
      else for (const number of numbers) addAll(rows.get(number))
      return found
    },
  }
}
