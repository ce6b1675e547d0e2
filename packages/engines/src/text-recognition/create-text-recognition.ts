import type { TextRecognition } from '@lectern/backend/ports'
import type { EngineChoices } from '../choices/engine-choices'
import type { RecognitionPool } from './calls/attempts'
import { createEmbeddedRecognition } from './tesseract/create-embedded-recognition'
import type { VisionClient } from './google-vision/call-google-vision'
import { createGoogleVision } from './google-vision/create-google-vision'
import { createAutomaticRecognition, createNativeRecognition } from './native/create-native-recognition'
import type { NativeTesseract } from './native/native-tesseract'

/** Version of the processing before and after tesseract; changes when results would change. */
const VERSION = '3'

export interface TextRecognitionParts {
  pool: RecognitionPool
  /** Pages that the pool recognises concurrently. */
  workers: number
  native: NativeTesseract
  calling: Omit<VisionClient, 'access'>
}

export interface ChosenTextRecognition {
  /** The operator's choice. */
  chosen: TextRecognition
  /** Runs on this machine, for work that nobody requested and that must cost nothing. */
  local: TextRecognition
}

/** Creates text recognition as the operator chose it. */
export function createTextRecognition(
  { recognition, googleVision }: EngineChoices,
  { pool, workers, native, calling }: TextRecognitionParts,
): ChosenTextRecognition {
  const embedded = createEmbeddedRecognition(pool, workers, VERSION)
  const automatic = createAutomaticRecognition(pool, native, embedded, VERSION)
  switch (recognition) {
    case 'embedded':
      return { chosen: embedded, local: embedded }
    case 'auto':
      return { chosen: automatic, local: automatic }
    case 'native': {
      const chosen = createNativeRecognition(pool, native, workers, VERSION)
      return { chosen, local: chosen }
    }
    case 'google-vision': {
      if (!googleVision) throw new Error('Google Cloud Vision was chosen without a key')
      return { chosen: createGoogleVision(pool, { ...calling, access: googleVision }), local: automatic }
    }
  }
}
