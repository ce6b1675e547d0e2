/** How a cell was reached. */
export const DIAGONAL = 0
export const FROM_ROW_BEFORE = 1
export const FROM_COLUMN_BEFORE = 2
/** The rows between two pauses were left out. */
export const FROM_PAUSE_BEFORE = 3

/** Remembers how each cell was reached, four cells a byte. */
export interface StepRecord {
  set(cell: number, step: number): void
  get(cell: number): number
}

export function createStepRecord(cells: number): StepRecord {
  const bytes = new Uint8Array(Math.ceil(cells / 4))
  return {
    set(cell, step) {
      const place = cell >>> 2
      bytes[place] = (bytes[place] ?? 0) | (step << ((cell & 3) * 2))
    },
    get: (cell) => ((bytes[cell >>> 2] ?? 0) >> ((cell & 3) * 2)) & 3,
  }
}
