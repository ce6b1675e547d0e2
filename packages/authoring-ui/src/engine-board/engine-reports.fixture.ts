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
    advice: ['install-tesseract', 'set-vision-key'],
  },
  {
    part: 'speech',
    engine: 'ElevenLabs',
    origin: 'provider',
    state: 'unwell',
    detail: 'The provider refuses the key.',
    seconds: 0.3,
    advice: ['choose-own-speech'],
  },
  {
    part: 'alignment',
    engine: 'Lectern',
    origin: 'embedded',
    state: 'absent',
    reason: 'speech-not-installed',
    advice: ['install-speech-for-alignment'],
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
