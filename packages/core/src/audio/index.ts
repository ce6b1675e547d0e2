export {
  budgetBand,
  budgetColors,
  readBudget,
  type BudgetBand,
  type CharacterBudget,
  type Subscription,
} from './budget-band'
export { buildAudioAddress } from './build-audio-address'
export { computePeaks, type Peaks } from './compute-peaks'
export { joinPcm, type JoinedPcm, type PcmPart, type UnjoinablePcm, type UnjoinableReason } from './join-pcm'
export { isPauseTooLong, pauseTag } from './pause-tag'
export { countFrames, durationSeconds, type Pcm } from './pcm'
export { readWav } from './read-wav'
export { readWavHeader, type BrokenWav, type BrokenWavReason, type WavHeader } from './read-wav-header'
export type { SampleEncoding } from './wav-format'
export { writeWav, type WavFormat } from './write-wav'
