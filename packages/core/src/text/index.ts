export { abbreviations } from './abbreviations'
export { buildTextSegments } from './build-text-segments'
export { baseLanguage, isWrittenWithoutSpaces, languageDirection, spacesEachWord } from './language'
export { needsSpaceAfter } from './needs-space-after'
export { normalizeWord } from './normalize-word'
export { splitSentences } from './split-sentences'
export { countGraphemes, splitGraphemes } from './split-graphemes'
export { spokenForms } from './spoken-forms'
export { withTrailingSpace } from './with-trailing-space'
export type {
  DetectedBreak,
  Direction,
  Language,
  Rect,
  TextSegment,
  ValidateWord,
  Voice,
  VoiceSettings,
} from '../types'
