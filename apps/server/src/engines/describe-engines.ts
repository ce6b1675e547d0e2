import type { EngineReport } from '@lectern/backend/ports'
import type { EngineChoices } from '@lectern/engines'

/** Facts about the installation that are known without starting an engine. */
export interface FoundEngines {
  readonly speechProgram: boolean
  readonly tesseractProgram: boolean
  /** Primary language subtags. */
  readonly recognitionLanguages: readonly string[]
  readonly dictionaryLanguages: readonly string[]
}

/** Describes the engine of each part by the operator's choices, and the setting that changes it. */
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
  const byGoogle = googleVision === null ? 'set-vision-key' : 'choose-vision'
  switch (recognition) {
    case 'google-vision': {
      return { engine: 'Google Cloud Vision', origin: 'provider', state: 'well', advice: ['choose-own-recognition'] }
    }
    case 'native': {
      const engine = { engine: MACHINES_TESSERACT, origin: 'machine' } as const
      if (tesseractProgram) return { ...engine, state: 'well', advice: [byGoogle] }
      return { ...engine, state: 'unwell', reason: 'tesseract-not-found', advice: ['install-tesseract-or-change'] }
    }
    case 'embedded':
      return { engine: OWN_TESSERACT, origin: 'embedded', state: 'well', advice: [byGoogle] }
    case 'auto': {
      if (tesseractProgram) {
        const engine = `${MACHINES_TESSERACT}, ${OWN_TESSERACT}`
        return { engine, origin: 'machine', state: 'well', advice: ['leave-tesseract', byGoogle] }
      }
      return { engine: OWN_TESSERACT, origin: 'embedded', state: 'well', advice: ['install-tesseract', byGoogle] }
    }
  }
}

function describeSpeech({ speech, elevenLabs }: EngineChoices, { speechProgram }: FoundEngines): Described {
  if (speech === 'elevenlabs') {
    return { engine: 'ElevenLabs', origin: 'provider', state: 'well', advice: ['choose-own-speech'] }
  }
  const byProvider = elevenLabs === null ? 'set-elevenlabs-key' : 'choose-elevenlabs-speech'
  const engine = { engine: 'eSpeak NG', origin: 'embedded' } as const
  if (speechProgram) return { ...engine, state: 'well', advice: [byProvider] }
  return { ...engine, state: 'absent', reason: 'speech-not-installed', advice: ['install-speech', byProvider] }
}

function describeAlignment({ alignment, elevenLabs }: EngineChoices, { speechProgram }: FoundEngines): Described {
  if (alignment === 'elevenlabs') {
    return { engine: 'ElevenLabs', origin: 'provider', state: 'well', advice: ['choose-own-alignment'] }
  }
  const byProvider = elevenLabs === null ? 'set-elevenlabs-alignment' : 'choose-elevenlabs-alignment'
  const engine = { engine: 'Lectern', origin: 'embedded' } as const
  if (speechProgram) return { ...engine, state: 'well', advice: [byProvider] }
  return {
    ...engine,
    state: 'absent',
    reason: 'speech-not-installed',
    advice: ['install-speech-for-alignment', byProvider],
  }
}
