export { readWavFile, type WavFile } from './read-wav-file'
