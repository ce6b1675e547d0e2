export { alignWords } from './align-words'
export { assignAutoplay } from './assign-autoplay'
export { fillTimingGaps } from './fill-timing-gaps'
export { moveBoundary } from './move-boundary'
export { snapToSilence } from './snap-to-silence'
export { syncBySentence } from './sync-by-sentence'
export { syncByWord } from './sync-by-word'
export { transferTimings } from './transfer-timings'
export { validateTimings } from './validate-timings'
export type {
  AlignOperation,
  Box,
  Direction,
  Issue,
  Language,
  Line,
  Range,
  Rect,
  SyncResult,
  TimedWord,
} from '../types'
