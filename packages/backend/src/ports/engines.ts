import type {
  AudioEncoding,
  ForcedAlignment,
  ImageResizing,
  PageImport,
  PagePhotographs,
  Speech,
  TextRecognition,
  WordValidation,
} from './index'

/** Engines behind the ports, each embedded or remote. */
export interface Engines {
  pageImport: PageImport
  pagePhotographs: PagePhotographs
  textRecognition: TextRecognition
  speech: Speech
  audioEncoding: AudioEncoding
  forcedAlignment: ForcedAlignment
  imageResizing: ImageResizing
  wordValidation: WordValidation
}
