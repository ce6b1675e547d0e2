export { Waveform, type WaveformProps, type WaveformTexts } from './waveform'
export type {
  EdgeMove,
  MovedSpan,
  WaveformEdge,
  WaveformLevel,
  WaveformPeaks,
  WaveformPlayhead,
  WaveformSpan,
} from './waveform-types'
