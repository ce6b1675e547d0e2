import { throwOutOfRange, uint8At } from '../../arrays/element-at'

/** The step by which the cheapest path enters a cell. */
export const DIAGONAL = 0
export const FROM_PREVIOUS_ROW = 1
export const FROM_PREVIOUS_COLUMN = 2
/** From an earlier pause; the words between are skipped. */
export const SKIPPED = 3

/** The backtracking table of a cost matrix, four cells a byte. */
export interface StepTable {
  set(cell: number, step: number): void
  get(cell: number): number
}

export function createStepTable(cells: number): StepTable {
  const bytes = new Uint8Array(Math.ceil(cells / 4))
  return {
    set(cell, step) {
      const index = cell >>> 2
      const shift = (cell & 3) * 2
      bytes[index] = ((bytes[index] ?? throwOutOfRange(bytes, index)) & ~(3 << shift)) | (step << shift)
    },
    get: (cell) => (uint8At(bytes, cell >>> 2) >> ((cell & 3) * 2)) & 3,
  }
}
