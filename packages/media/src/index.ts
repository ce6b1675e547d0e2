export { type EncodeMp3Options, encodeMp3, mp3SampleRates } from './mp3/encode-mp3'
export { type Mp3Length, readMp3Length } from './mp3/read-mp3-length'
