export { abbreviations } from './sentences/abbreviations/abbreviations'
export { buildTextSegments } from './segments/build-text-segments'
export { baseLanguage, isWrittenWithoutSpaces, languageDirection, spacesEachWord } from '../languages/language'
export { needsSpaceAfter } from './spacing/needs-space-after'
export { normalizeWord } from './normalization/normalize-word'
export { splitSentences } from './sentences/split-sentences'
export { countGraphemes, splitGraphemes } from './characters/split-graphemes'
export { spokenForms } from './numbers/spoken-forms'
export { withTrailingSpace } from './spacing/with-trailing-space'
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
