export {
  budgetBand,
  budgetColors,
  readBudget,
  type BudgetBand,
  type CharacterBudget,
  type Subscription,
} from './budget-band'
export { buildAudioAddress } from './build-audio-address'
export {
  dictionaryId,
  dictionaryIds,
  offerDictionaries,
  toggleDictionary,
  type DictionaryOffer,
  type PronunciationDictionary,
} from './choose-dictionaries'
export { chooseListed, type ListedChoice } from './choose-listed'
export { computePeaks, type Peaks } from './compute-peaks'
export { formatResetTime } from './format-reset-time'
export { joinPcm, type JoinedPcm, type PcmPart, type UnjoinablePcm, type UnjoinableReason } from './join-pcm'
export { listModelLanguages } from './list-model-languages'
export { isPauseTooLong, pauseTag } from './pause-tag'
export { countFrames, durationSeconds, type Pcm } from './pcm'
export { planAlignment, type AlignmentPlan, type PageToAlign } from './plan-alignment'
export { planConversion, type ConversionPlan } from './plan-conversion'
export { planGeneration, type GenerationPlan, type PageToSpeak } from './plan-generation'
export { readWav } from './read-wav'
export {
  readWavHeader,
  type BrokenWav,
  type BrokenWavReason,
  type SampleEncoding,
  type WavHeader,
} from './read-wav-header'
export { searchVoices, type SearchableGroup, type SearchableVoice } from './search-voices'
export { isWavLink, toMp3Link } from './wav-link'
export { writeWav, type WavFormat } from './write-wav'
