/** A corner of a box, in pixels of the recognised image. */
export interface RecognisedVertex {
  x: number
  y: number
}

/** Four corners, clockwise from the upper left. */
export interface RecognisedPolygon {
  vertices: RecognisedVertex[]
}

/**
 * Separator after a symbol. `type` is one of Google Vision's names: SPACE, SURE_SPACE, EOL_SURE_SPACE, HYPHEN,
 * LINE_BREAK.
 */
export interface RecognisedProperty {
  detectedBreak?: { type: string; isPrefix?: boolean }
}

export interface RecognisedSymbol {
  text: string
  confidence?: number
  boundingBox: RecognisedPolygon
  property?: RecognisedProperty
}

export interface RecognisedWord {
  confidence?: number
  boundingBox: RecognisedPolygon
  symbols: RecognisedSymbol[]
}

export interface RecognisedParagraph {
  boundingBox: RecognisedPolygon
  words: RecognisedWord[]
}

export interface RecognisedBlock {
  blockType: string
  confidence?: number
  boundingBox: RecognisedPolygon
  paragraphs: RecognisedParagraph[]
}

export interface RecognisedPage {
  width: number
  height: number
  confidence?: number
  blocks: RecognisedBlock[]
}

/** The first annotation is the whole page, each other one a word. */
export interface TextAnnotation {
  locale?: string
  description: string
  boundingPoly: RecognisedPolygon
}

/**
 * Result for one image in the shape of Google Cloud Vision's DOCUMENT_TEXT_DETECTION; `confidence` is 0..1, and missing
 * if an external service returns none.
 */
export interface TextDetections {
  textAnnotations: TextAnnotation[]
  fullTextAnnotation: { pages: RecognisedPage[]; text: string }
}

export type TextRecognitionFailure =
  /** The bytes are not a readable image. */
  | 'not-an-image'
  /** No recognition data for the language. */
  | 'unsupported-language'
  /** The page exceeded the time limit. */
  | 'timeout'
  /** The caller's signal was aborted. */
  | 'cancelled'
  /** The configured engine is not installed on this machine. */
  | 'not-installed'
  /** The external service refuses this image. */
  | 'image-refused'
  /** The external service refuses the server's key or request. */
  | 'bad-credentials'
  /** The quota of the external service is used up. */
  | 'quota-exceeded'
  /** The rate limit of the external service was exceeded, even after retries. */
  | 'rate-limited'
  /** The paid response of the external service is unusable: a retry would be paid again. */
  | 'answer-unusable'
  /** The engine or the external service failed; worth a retry. */
  | 'engine-failed'

export type TextRecognitionResult =
  | {
      kind: 'recognised'
      /** `textAnnotations` is empty for a page without text. */
      detections: TextDetections
      /** Mean word confidence, 0..1; 0 for a page without text; missing if an external service returns none. */
      confidence?: number
      /** Size of the image in pixels, the coordinates of every box of `detections`. */
      width: number
      height: number
    }
  /** `message` is for people; `cause` has the engine's own words, for the log. */
  | { kind: 'failed'; code: TextRecognitionFailure; message: string; cause?: string }

export interface TextRecognitionRequest {
  /** An upright page image: JPEG, PNG, WebP or TIFF. */
  image: Uint8Array
  /** BCP 47 of the book: `en`, `en-GB`, `es`. */
  language: string
  signal?: AbortSignal
}

/** Finds the words of a page image. Expected failures are returned, never thrown. */
export interface TextRecognition {
  /** Useful number of parallel requests; further ones wait. */
  readonly concurrency: number
  /** Version of the results: cached results of another version are not used. */
  readonly version: string
  /** True if each recognition costs money: none is then asked for twice without its author. */
  readonly isPaid: boolean
  recognise(request: TextRecognitionRequest): Promise<TextRecognitionResult>
  /** Primary language subtags of the supported languages: `['en', 'es']`. */
  languages(): Promise<string[]>
}
