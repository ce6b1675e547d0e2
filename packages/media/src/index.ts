export { type ByteSource, openByteSource } from './bytes/byte-source'
export { type FrameHeader, readFrameHeader } from './mp3/read-frame-header'
export {
  type EncodeMp3Options,
  type EncodeMp3StreamOptions,
  encodeMp3,
  encodeMp3Pieces,
  encodeMp3Stream,
} from './mp3/encode-mp3'
export { createMp3Joiner, type Mp3Joiner } from './mp3/create-mp3-joiner'
export { chooseMp3Rate, type Mp3SampleRate, mp3SampleRates } from './mp3/choose-mp3-sample-rate'
export { type LoadedMp3Encoder, loadMp3Encoder, type Mp3EncoderOptions, type Samples } from './mp3/open-mp3-encoder'
export { cutMp3Block, type Mp3Block, mp3BlockSamples } from './mp3/cut-mp3-block'
export { type Mp3Length, readMp3Length } from './mp3/read-mp3-length'
export { convertWavToMp3, type ConvertWavOptions, type WavConversion } from './wav/convert-wav-to-mp3'
export { mixToMono } from './pcm/mix-to-mono'
export { readWavLayout } from './wav/read-wav-layout'
export { readWavBlocks, type WavBlockOptions } from './wav/read-wav-blocks'
