import type { ImportedPageImage, ImportedWord } from '@lectern/backend/ports'
import type { QuarterTurns } from '../../page-analysis/guess-rotations'
import type { ImportFailure } from './import-failure'

export interface SourcePage {
  kind: 'page'
  image: ImportedPageImage
  words: ImportedWord[] | null
  /** True if the text layer is of a kind that is often wrong (earlier OCR, a scanner's stamp). */
  needsReview: boolean
  /** Rotations that may make the page upright, the likeliest first. */
  possibleRotations: QuarterTurns[]
}

/** An open file whose pages are read one by one. */
export interface ImportSource {
  kind: 'source'
  pageCount: number
  /** Reads a page by its 1-based number. With `turns`, rotates the page first and returns null as words. */
  readPage(number: number, turns?: QuarterTurns): Promise<SourcePage | ImportFailure>
  close(): void
}
