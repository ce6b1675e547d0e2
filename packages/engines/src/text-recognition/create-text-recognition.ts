import type { TextRecognition } from '@lectern/backend/ports'
import type { EngineChoices } from '../engine-choices'
import type { RecognitionPool } from './attempts'
import { createEmbeddedRecognition } from './create-embedded-recognition'
import type { VisionCalling } from './google-vision/ask-google-vision'
import { createGoogleVision } from './google-vision/create-google-vision'
import { createAutomaticRecognition, createNativeRecognition } from './native/create-native-recognition'
import type { NativeTesseract } from './native/native-tesseract'

/** Of what is done before and after tesseract reads a page: changes when the answers would. */
const VERSION = '3'

export interface TextRecognitionParts {
  pool: RecognitionPool
  /** Pages that the pool takes at once. */
  workers: number
  native: NativeTesseract
  calling: Omit<VisionCalling, 'access'>
}

export interface ChosenTextRecognition {
  /** Whoever the operator chose. */
  chosen: TextRecognition
  /** One of this machine, for what is done unasked and must not cost anything. */
  local: TextRecognition
}

/** Text recognition as the operator chose it. */
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
