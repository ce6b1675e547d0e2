import type { SentImage } from './google-vision/read-vision-answer'
import type { VisionRefusal } from './google-vision/judge-refusal'
import type { RecognisedPageReply } from './describe-page'
import type { ImagePreparation } from './place-image'

/** What a worker of text recognition is asked. */
export type RecognitionCall =
  /** The whole page, by the recogniser that comes with Lectern. */
  | { kind: 'recognise'; image: Uint8Array; language: string }
  /** The page as a recogniser reads it best. */
  | { kind: 'prepare'; image: Uint8Array }
  /** What the machine's tesseract said of a page that was prepared. */
  | { kind: 'read-hocr'; hocr: Uint8Array; preparation: ImagePreparation; language: string }
  /** The page as it is sent to Google. */
  | { kind: 'write-vision-request'; image: Uint8Array; language: string }
  /** What Google answered. */
  | { kind: 'read-vision-answer'; answer: Uint8Array; sent: SentImage }

export type RecognitionReply =
  | RecognisedPageReply
  | { kind: 'failed'; code: 'not-an-image' | 'unsupported-language'; message: string }
  | { kind: 'prepared'; png: Uint8Array; preparation: ImagePreparation; hasColumns: boolean; runsDown: boolean }
  | { kind: 'request'; body: Uint8Array<ArrayBuffer>; sent: SentImage }
  | { kind: 'refused'; refusal: VisionRefusal }
