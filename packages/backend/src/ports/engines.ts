import type {
  AudioEncoding,
  ForcedAlignment,
  ImageResizing,
  PageImport,
  Speech,
  TextRecognition,
  WordValidation,
} from './index'

/** Engines behind the ports, each embedded or remote. */
export interface Engines {
  pageImport: PageImport
  textRecognition: TextRecognition
  speech: Speech
  audioEncoding: AudioEncoding
  forcedAlignment: ForcedAlignment
  imageResizing: ImageResizing
  wordValidation: WordValidation
}
