/** A word of a PDF's text layer, in pixels of the page image it comes with. */
export interface ImportedWord {
  word: string
  x: number
  y: number
  width: number
  height: number
  /** What follows the word, with the names text recognition uses: SPACE, SURE_SPACE, EOL_SURE_SPACE, HYPHEN, LINE_BREAK. */
  detectedBreak: { type: string }
}

/** A word and where it stands, in pixels of the page image. */
export type PlacedWord = Pick<ImportedWord, 'word' | 'x' | 'y' | 'width' | 'height'>

export interface ImportedPageImage {
  bytes: Uint8Array
  contentType: 'image/webp'
  /** Pixels, upright: a camera's rotation mark is already applied. */
  width: number
  height: number
  /** A small WebP of the same page, at most 320 pixels wide. */
  thumbnail?: Uint8Array
}

export interface ImportedPage {
  kind: 'page'
  /** 0-based position among the pages that this file gave. */
  index: number
  image: ImportedPageImage
  /** The text layer, or null when there is none or it cannot be used: recognise the image then. */
  words: ImportedWord[] | null
  /** The text layer is of a kind that often errs (recognised by somebody, or a scanner's stamp): compare it on this page. */
  needsProof?: boolean
  /** 1-based page of the file it came from (a PDF page, a frame of a multi-page TIFF, 1 for other images). */
  sourcePage: number
}

export type PageImportProblemCode =
  /** The bytes are neither a PDF nor an image. */
  | 'not-an-image'
  /** A known kind that is not taken in: HEIC, SVG, GIF, AVIF, ... */
  | 'unsupported-format'
  /** Cut short or damaged. */
  | 'broken'
  /** The PDF asks for a password. */
  | 'encrypted'
  /** A file of no bytes, or a PDF without pages. */
  | 'empty'
  /** Over the limit of bytes or pixels. */
  | 'too-large'
  /** Over the limit of pages. */
  | 'too-many-pages'
  /** The page or file took longer than the engine's limit. */
  | 'timeout'
  /** The caller's signal was aborted. */
  | 'cancelled'
  /** The engine itself died; worth another try. */
  | 'engine-failed'

export interface PageImportProblem {
  kind: 'problem'
  /** The file's name as the author knows it. */
  file: string
  /** 1-based page of the file when one page is concerned; the other pages are still delivered. */
  page?: number
  code: PageImportProblemCode
  /** English sentence that says what is wrong and what to do. */
  message: string
}

export interface PageImportProgress {
  /** Pages delivered or refused so far. */
  done: number
  /** Pages of the file, as soon as that is known. */
  total: number | null
}

export interface PageImportRequest {
  /** The author's name for the file, used in messages only; the kind of file is read from its bytes. */
  fileName: string
  /** The file on the server's disk. It is read, never changed. */
  path: string
  /** BCP 47 of the text; with it, images of pages that lie on their side or head are turned upright. */
  language?: string
  signal?: AbortSignal
  onProgress?: (progress: PageImportProgress) => void
}

/** Turns a PDF or an image file into page images. Everything that is wrong with a file arrives as a problem, never thrown. */
export interface PageImport {
  importPages(request: PageImportRequest): AsyncIterable<ImportedPage | PageImportProblem>
  /**
   * Whether a page's text layer says what recognition sees on its image: 80 % of the words agree in letters and place. Ask
   * it for a sample of a PDF's pages; where it says no, take the recognised words.
   */
  isTextLayerTrustworthy(layer: readonly PlacedWord[], recognised: readonly PlacedWord[]): boolean
}
