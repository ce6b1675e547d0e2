import type { EngineReport } from '@lectern/backend/ports'
import type { EngineChoices } from '@lectern/engines'

/** What is there, as far as it is known without starting an engine. */
export interface FoundEngines {
  readonly speechProgram: boolean
  readonly tesseractProgram: boolean
  /** Primary language subtags. */
  readonly recognitionLanguages: readonly string[]
  readonly dictionaryLanguages: readonly string[]
}

/** Which engine serves what by the operator's choices, and what to set to change that. */
export function describeEngines(choices: EngineChoices, found: FoundEngines): EngineReport[] {
  const embedded = { origin: 'embedded', state: 'well', advice: [] } as const
  return [
    { part: 'recognition', ...describeRecognition(choices, found), languages: [...found.recognitionLanguages] },
    { part: 'speech', ...describeSpeech(choices, found) },
    { part: 'alignment', ...describeAlignment(choices, found) },
    { ...embedded, part: 'words', engine: 'hunspell', languages: [...found.dictionaryLanguages], advice: [] },
    { ...embedded, part: 'import', engine: 'PDFium, sharp', advice: [] },
    { ...embedded, part: 'images', engine: 'sharp', advice: [] },
    { ...embedded, part: 'audio', engine: 'LAME', advice: [] },
  ]
}

type Described = Omit<EngineReport, 'part'>

const OWN_TESSERACT = 'tesseract.js'
const MACHINES_TESSERACT = 'tesseract'

function describeRecognition(
  { recognition, googleVision }: EngineChoices,
  { tesseractProgram }: FoundEngines,
): Described {
  const byGoogle =
    googleVision === null
      ? 'Set GOOGLE_VISION_KEY to have Google Cloud Vision recognise pages.'
      : 'Set LECTERN_RECOGNITION=google-vision to have Google Cloud Vision recognise pages.'
  switch (recognition) {
    case 'google-vision': {
      const advice = ['Set LECTERN_RECOGNITION=auto to recognise pages on this machine, without charge.']
      return { engine: 'Google Cloud Vision', origin: 'provider', state: 'well', advice }
    }
    case 'native': {
      const engine = { engine: MACHINES_TESSERACT, origin: 'machine' } as const
      if (tesseractProgram) return { ...engine, state: 'well', advice: [byGoogle] }
      const detail = 'There is no program "tesseract" on this machine.'
      const advice = ['Install tesseract with the data of your languages, or set LECTERN_RECOGNITION=auto.']
      return { ...engine, state: 'unwell', detail, advice }
    }
    case 'embedded':
      return { engine: OWN_TESSERACT, origin: 'embedded', state: 'well', advice: [byGoogle] }
    case 'auto': {
      if (tesseractProgram) {
        const advice = ['Set LECTERN_RECOGNITION=embedded to leave the tesseract of this machine alone.', byGoogle]
        return { engine: `${MACHINES_TESSERACT}, ${OWN_TESSERACT}`, origin: 'machine', state: 'well', advice }
      }
      const advice = ['Install tesseract on this machine to recognise faster: it is used where it is found.', byGoogle]
      return { engine: OWN_TESSERACT, origin: 'embedded', state: 'well', advice }
    }
  }
}

const ADD_VOICE = 'Install the optional package @lectern/speech-espeak'
const NO_VOICE = 'The package @lectern/speech-espeak is not installed.'

function describeSpeech({ speech, elevenLabs }: EngineChoices, { speechProgram }: FoundEngines): Described {
  if (speech === 'elevenlabs') {
    const advice = ['Set LECTERN_SPEECH=embedded to speak on this machine, without charge.']
    return { engine: 'ElevenLabs', origin: 'provider', state: 'well', advice }
  }
  const byProvider =
    elevenLabs === null
      ? 'Set ELEVENLABS_API_KEY to have ElevenLabs speak.'
      : 'Set LECTERN_SPEECH=elevenlabs to have ElevenLabs speak.'
  const engine = { engine: 'eSpeak NG', origin: 'embedded' } as const
  if (speechProgram) return { ...engine, state: 'well', advice: [byProvider] }
  return { ...engine, state: 'absent', detail: NO_VOICE, advice: [`${ADD_VOICE}.`, byProvider] }
}

function describeAlignment({ alignment, elevenLabs }: EngineChoices, { speechProgram }: FoundEngines): Described {
  if (alignment === 'elevenlabs') {
    const advice = ['Set LECTERN_ALIGNMENT=embedded to align on this machine, without charge.']
    return { engine: 'ElevenLabs', origin: 'provider', state: 'well', advice }
  }
  const byProvider =
    elevenLabs === null
      ? 'Set ELEVENLABS_API_KEY and LECTERN_ALIGNMENT=elevenlabs to have ElevenLabs align.'
      : 'Set LECTERN_ALIGNMENT=elevenlabs to have ElevenLabs align.'
  const engine = { engine: 'Lectern', origin: 'embedded' } as const
  if (speechProgram) return { ...engine, state: 'well', advice: [byProvider] }
  return { ...engine, state: 'absent', detail: NO_VOICE, advice: [`${ADD_VOICE}: it says the text.`, byProvider] }
}
