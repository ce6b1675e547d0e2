export { convertWavToMp3InWorker, type ConvertWavInWorkerOptions } from './convert-wav-to-mp3-in-worker'
export {
  decodeRecording,
  type DecodedRecording,
  type DecodeRecordingOptions,
  longestDecodedSeconds,
} from './decode-recording'
export {
  encodeMp3InWorker,
  type EncodeMp3InWorkerOptions,
  encodeMp3StreamInWorker,
  type EncodeMp3StreamInWorkerOptions,
} from './encode-mp3-in-worker'
export { loadPeaks, type LoadPeaksOptions, type LoadedPeaks } from './load-peaks'
export type { PeakLevel, PeakPyramid } from '../peaks/create-peak-pyramid'
