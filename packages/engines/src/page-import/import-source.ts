import type { ImportedPageImage, ImportedWord } from '@lectern/backend/ports'
import type { QuarterTurns } from '../page-analysis/suspect-turns'
import type { Refusal } from './refusal'

export interface SourcePage {
  kind: 'page'
  image: ImportedPageImage
  words: ImportedWord[] | null
  /** The words are likelier than others to say something else than the page shows. */
  needsProof: boolean
  /** Turns that might make it upright, the likeliest first. */
  suspectTurns: QuarterTurns[]
}

/** A file that is open for its pages to be taken one by one. */
export interface ImportSource {
  kind: 'source'
  pages: number
  /** `number` is 1-based; `turns` turns the page, which then comes without words. */
  readPage(number: number, turns?: QuarterTurns): Promise<SourcePage | Refusal>
  close(): void
}
