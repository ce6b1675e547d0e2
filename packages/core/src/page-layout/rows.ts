/** What stands where across the lines, so that only what may share height with a span is looked at. */
export interface Rows<T> {
  readonly enter: (entry: T, place: Place) => void
  readonly leave: (entry: T, place: Place) => void
  /** All that touches a row which the place touches, each once, and perhaps more. */
  readonly near: (place: Place) => Iterable<T>
}

interface Place {
  readonly top: number
  readonly bottom: number
}

/** What is in more rows than this is looked at for every place. */
const MOST_ROWS = 32

/** @param rowHeight height of a row in the unit of places; above 0, else all stand in one row */
export function createRows<T>(rowHeight: number): Rows<T> {
  const rows = new Map<number, Set<T>>()
  const tall = new Set<T>()

  function rowsOf({ top, bottom }: Place): number[] | null {
    const first = rowHeight > 0 ? Math.floor(top / rowHeight) : 0
    const last = rowHeight > 0 ? Math.floor(bottom / rowHeight) : 0
    if (last - first >= MOST_ROWS) return null
    return Array.from({ length: Math.max(1, last - first + 1) }, (_, step) => first + step)
  }

  return {
    enter(entry, place) {
      const numbers = rowsOf(place)
      if (numbers === null) tall.add(entry)
      for (const number of numbers ?? []) {
        const row = rows.get(number)
        if (row === undefined) rows.set(number, new Set([entry]))
        else row.add(entry)
      }
    },
    leave(entry, place) {
      tall.delete(entry)
      for (const number of rowsOf(place) ?? []) rows.get(number)?.delete(entry)
    },
    near(place) {
      const numbers = rowsOf(place)
      const found = new Set(tall)
      for (const row of numbers === null ? rows.values() : numbers.map((number) => rows.get(number))) {
        for (const entry of row ?? []) found.add(entry)
      }
      return found
    },
  }
}
