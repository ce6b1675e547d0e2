import type {
  AudioEncoding,
  ForcedAlignment,
  ImageResizing,
  PageImport,
  Speech,
  TextRecognition,
  WordValidation,
} from './ports/index'

/** What the backend asks of the outside: one embedded or remote engine a port. */
export interface Engines {
  pageImport: PageImport
  textRecognition: TextRecognition
  speech: Speech
  audioEncoding: AudioEncoding
  forcedAlignment: ForcedAlignment
  imageResizing: ImageResizing
  wordValidation: WordValidation
}
