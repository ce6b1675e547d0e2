import type { EngineReport } from './engine-board'

/** A server with a provider whose key is wrong, and without the embedded voice. */
export const engineReports: EngineReport[] = [
  {
    part: 'recognition',
    engine: 'tesseract.js',
    origin: 'embedded',
    state: 'well',
    languages: ['en', 'es', 'zh', 'ja', 'ko', 'hi', 'ar', 'my', 'de'],
    seconds: 1.42,
    advice: [
      'Install tesseract on this machine to recognise faster: it is used where it is found.',
      'Set GOOGLE_VISION_KEY to have Google Cloud Vision recognise pages.',
    ],
  },
  {
    part: 'speech',
    engine: 'ElevenLabs',
    origin: 'provider',
    state: 'unwell',
    detail: 'The provider refuses the key.',
    seconds: 0.3,
    advice: ['Set LECTERN_SPEECH=embedded to speak on this machine, without charge.'],
  },
  {
    part: 'alignment',
    engine: 'Lectern',
    origin: 'embedded',
    state: 'absent',
    detail: 'The package @lectern/speech-espeak is not installed.',
    advice: ['Install the optional package @lectern/speech-espeak: it says the text.'],
  },
  {
    part: 'words',
    engine: 'hunspell',
    origin: 'embedded',
    state: 'well',
    languages: ['en', 'es'],
    seconds: 0.2,
    advice: [],
  },
  { part: 'import', engine: 'PDFium, sharp', origin: 'embedded', state: 'well', seconds: 0.9, advice: [] },
  { part: 'images', engine: 'sharp', origin: 'embedded', state: 'well', seconds: 0.1, advice: [] },
  { part: 'audio', engine: 'LAME', origin: 'embedded', state: 'well', seconds: 0.3, advice: [] },
]
