export { type FrameHeader, readFrameHeader } from './mp3/read-frame-header'
export {
  type EncodeMp3Options,
  type EncodeMp3StreamOptions,
  encodeMp3,
  encodeMp3Stream,
  mp3SampleRates,
  type Samples,
} from './mp3/encode-mp3'
export { cutMp3Block, joinMp3Blocks, type Mp3Block, mp3BlockSamples } from './mp3/join-mp3-blocks'
export { type Mp3Length, readMp3Length } from './mp3/read-mp3-length'
export { convertWavToMp3, type ConvertWavOptions, type WavConversion } from './wav/convert-wav-to-mp3'
