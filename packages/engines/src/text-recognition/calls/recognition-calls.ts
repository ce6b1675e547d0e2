import type { TextDetections, TextRecognitionFailure } from '@lectern/backend/ports'
import type { ImagePreparation } from '../image-preparation/map-to-original'

/** A request to a worker of text recognition. */
export type RecognitionCall =
  /** Recognises the whole page with the embedded tesseract. */
  | { kind: 'recognise'; image: Uint8Array; language: string }
  /** Prepares the page image for a recogniser. */
  | { kind: 'prepare'; image: Uint8Array }
  /** Reads the output of the machine's tesseract for a prepared page. */
  | { kind: 'read-hocr'; hocr: Uint8Array; preparation: ImagePreparation; language: string }
  /** Builds the request body for Google Cloud Vision. */
  | { kind: 'write-vision-request'; image: Uint8Array; language: string }
  /** Reads the response of Google Cloud Vision. */
  | { kind: 'read-vision-response'; response: Uint8Array; sent: SentImage }

export type RecognitionReply =
  | RecognisedPageReply
  | { kind: 'failed'; code: 'not-an-image' | 'unsupported-language'; message: string; cause?: string }
  | { kind: 'prepared'; png: Uint8Array; preparation: ImagePreparation; hasColumns: boolean; isVertical: boolean }
  | { kind: 'request'; body: Uint8Array<ArrayBuffer>; sent: SentImage }
  | { kind: 'refused'; failure: VisionFailure }

export interface RecognisedPageReply {
  kind: 'recognised'
  detections: TextDetections
  confidence?: number
  width: number
  height: number
}

/** The page image as it was sent to Google Cloud Vision. */
export interface SentImage {
  /** Pixels of the original image. */
  width: number
  height: number
  /** Size of the sent image divided by that of the original; below 1 when it had to be made smaller. */
  scale: number
}

/** A call to Google Cloud Vision that returned no words. */
export interface VisionFailure {
  code: TextRecognitionFailure
  message: string
  /** True if the same call may succeed in a moment. */
  isTransient: boolean
  /** Seconds to wait before a retry, as the service asks. */
  retryAfterSeconds?: number
}
