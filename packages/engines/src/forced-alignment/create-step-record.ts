/** How a cell was reached. */
export const DIAGONAL = 0
export const FROM_ROW_BEFORE = 1
export const FROM_COLUMN_BEFORE = 2
/** From an earlier pause: the words between were left out. */
export const LEAPT = 3

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
      const shift = (cell & 3) * 2
      bytes[place] = ((bytes[place] ?? 0) & ~(3 << shift)) | (step << shift)
    },
    get: (cell) => ((bytes[cell >>> 2] ?? 0) >> ((cell & 3) * 2)) & 3,
  }
}
