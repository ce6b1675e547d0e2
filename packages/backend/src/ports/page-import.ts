/** A word of a PDF's text layer, in pixels of its page image. */
export interface ImportedWord {
  word: string
  x: number
  y: number
  width: number
  height: number
  /**
   * Separator after the word, with the names of text recognition: SPACE, SURE_SPACE, EOL_SURE_SPACE, HYPHEN,
   * LINE_BREAK.
   */
  detectedBreak: { type: string }
}

/** A word and its position in pixels of the page image. */
export type PlacedWord = Pick<ImportedWord, 'word' | 'x' | 'y' | 'width' | 'height'>

export interface ImportedPageImage {
  bytes: Uint8Array
  contentType: 'image/webp'
  /** Pixels, upright: a camera's orientation is already applied. */
  width: number
  height: number
  /** A small WebP of the same page, at most 320 pixels wide. */
  thumbnail?: Uint8Array
}

export interface ImportedPage {
  kind: 'page'
  /** 0-based position among the pages of this file. */
  index: number
  image: ImportedPageImage
  /** The text layer, or null if there is none or it is unusable: recognise the image instead. */
  words: ImportedWord[] | null
  /** True if the text layer is of a kind that is often wrong (earlier OCR, a scanner's stamp): compare it on this page. */
  needsReview?: boolean
  /** 1-based page of the file (a PDF page, a frame of a multi-page TIFF, 1 for other images). */
  sourcePage: number
}

export type PageImportProblemCode =
  /** The bytes are neither a PDF nor an image. */
  | 'not-an-image'
  /** A known format that is not supported: HEIC, SVG, GIF, AVIF, … */
  | 'unsupported-format'
  /** Truncated or damaged. */
  | 'broken'
  /** The PDF requires a password. */
  | 'encrypted'
  /** A file of no bytes, or a PDF without pages. */
  | 'empty'
  /** Exceeds the limit of bytes or pixels. */
  | 'too-large'
  /** Exceeds the limit of pages. */
  | 'too-many-pages'
  /** The page or file exceeded the time limit. */
  | 'timeout'
  /** The caller's signal was aborted. */
  | 'cancelled'
  /** The engine crashed; worth a retry. */
  | 'engine-failed'

export interface PageImportProblem {
  kind: 'problem'
  /** The author's name of the file. */
  file: string
  /** 1-based page of the file if one page is affected; the other pages are still delivered. */
  page?: number
  code: PageImportProblemCode
  /** English sentence with the problem and a way out. */
  message: string
  /** The engine's own words, for the log. */
  cause?: string
}

export interface PageImportProgress {
  /** Pages delivered or refused so far. */
  done: number
  /** Pages of the file, once known. */
  total: number | null
}

export interface PageImportRequest {
  /** The author's name of the file, for messages only; its type is detected by content. */
  fileName: string
  /** File on the server's disk. It is never changed. */
  path: string
  /** BCP 47 of the text; with it, rotated page images are turned upright. */
  language?: string
  signal?: AbortSignal
  onProgress?: (progress: PageImportProgress) => void
}

/** Turns a PDF or an image file into page images. Every problem of a file is reported, never thrown. */
export interface PageImport {
  importPages(request: PageImportRequest): AsyncIterable<ImportedPage | PageImportProblem>
  /**
   * Returns true if a page's text layer matches the recognition of its image: 80 % of the words agree in letters and
   * position. Call it for a sample of a PDF's pages and use the recognised words where it returns false.
   */
  isTextLayerTrustworthy(layer: readonly PlacedWord[], recognised: readonly PlacedWord[]): boolean
}
