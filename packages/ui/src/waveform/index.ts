export { findSpanIndex } from './find-waveform-target'
export { Waveform, type WaveformEditing, type WaveformProps, type WaveformTexts } from './waveform'
export type {
  EdgeMove,
  MovedSpan,
  WaveformEdge,
  WaveformLevel,
  WaveformPeaks,
  WaveformPlayhead,
  WaveformSpan,
} from './waveform-types'
export { LoadedWaveform, type LoadedWaveformProps, type LoadPeaks } from './loaded-waveform'
