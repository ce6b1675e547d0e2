/** A corner of a box, in pixels of the image that was recognised. */
export interface RecognisedVertex {
  x: number
  y: number
}

/** Four corners, clockwise from the upper left. */
export interface RecognisedPolygon {
  vertices: RecognisedVertex[]
}

/** What follows a symbol. `type` is one of Google Vision's names: SPACE, SURE_SPACE, EOL_SURE_SPACE, HYPHEN, LINE_BREAK. */
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

/** The first annotation is the whole page, every other one is a word. */
export interface TextAnnotation {
  locale?: string
  description: string
  boundingPoly: RecognisedPolygon
}

/**
 * One image's answer in the shape of Google Cloud Vision's DOCUMENT_TEXT_DETECTION; `confidence` everywhere 0..1, left out
 * where an outside service tells none.
 */
export interface TextDetections {
  textAnnotations: TextAnnotation[]
  fullTextAnnotation: { pages: RecognisedPage[]; text: string }
}

export type TextRecognitionFailure =
  /** The bytes are no image that can be read. */
  | 'not-an-image'
  /** No recognition data for the language. */
  | 'unsupported-language'
  /** The page took longer than the engine's limit. */
  | 'timeout'
  /** The caller's signal was aborted. */
  | 'cancelled'
  /** The engine that was chosen is not installed on this machine. */
  | 'not-installed'
  /** The outside service will not take this image. */
  | 'image-refused'
  /** The outside service refuses the server's key, or what it was asked with it. */
  | 'bad-credentials'
  /** What may be asked of the outside service is used up. */
  | 'quota-exceeded'
  /** The outside service was asked too often, and again when that was tried later. */
  | 'rate-limited'
  /** The outside service answered, and is paid for it, with what cannot be used: another try would be paid again. */
  | 'answer-unusable'
  /** The engine or the outside service failed; worth another try. */
  | 'engine-failed'

export type TextRecognitionResult =
  | {
      kind: 'recognised'
      /** Empty `textAnnotations` when the page bears no text. */
      detections: TextDetections
      /** Mean word confidence, 0..1; 0 when the page bears no text; left out where an outside service tells none. */
      confidence?: number
      /** Pixels of the image that was given; every box of `detections` is in them. */
      width: number
      height: number
    }
  | { kind: 'failed'; code: TextRecognitionFailure; message: string }

export interface TextRecognitionRequest {
  /** An upright page image: JPEG, PNG, WebP or TIFF. */
  image: Uint8Array
  /** BCP 47, as the book says it: `en`, `en-GB`, `es`. */
  language: string
  signal?: AbortSignal
}

/** Finds the words of a page image. Expected failures are answered, never thrown. */
export interface TextRecognition {
  /** Pages that are worth asking for at the same time; what is asked beyond that waits. */
  readonly atOnce: number
  /** Another one whenever the same image may be answered differently: answers kept under another version are not used. */
  readonly version: string
  recognise(request: TextRecognitionRequest): Promise<TextRecognitionResult>
  /** Primary language subtags that can be recognised: `['en', 'es']`. */
  languages(): Promise<string[]>
}
