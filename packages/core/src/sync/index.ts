export { alignWords } from './alignment/align-words'
export { assignInterval } from './boundaries/assign-interval'
export { assignAutoplay } from './autoplay/assign-autoplay'
export { fillTimingGaps } from './gap-filling/fill-timing-gaps'
export { moveBoundary } from './boundaries/move-boundary'
export { snapToSilence } from './boundaries/snap-to-silence'
export { syncBySentence } from './matching/sync-by-sentence'
export { syncByWord } from './matching/sync-by-word'
export { transferTimings } from './text-edits/transfer-timings'
export { validateTimings } from './timing/validate-timings'
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
