import type { AudioEncoding, PageImport, Speech, TextRecognition, WordValidation } from './ports/index'

/** What the backend asks of the outside: one embedded or remote engine a port. */
export interface Engines {
  pageImport: PageImport
  textRecognition: TextRecognition
  /** Null when no speech engine is installed. */
  speech: Speech | null
  audioEncoding: AudioEncoding
  wordValidation: WordValidation
}
