import type { ImportedPageImage, ImportedWord } from '@lectern/backend/ports'
import type { Refusal } from './refusal'

export interface SourcePage {
  kind: 'page'
  image: ImportedPageImage
  words: ImportedWord[] | null
}

/** A file that is open for its pages to be taken one by one. */
export interface ImportSource {
  kind: 'source'
  pages: number
  /** 1-based. */
  readPage(number: number): Promise<SourcePage | Refusal>
  close(): void
}
