export { openFileSource } from './open-file-source'
export { readWavFile, type WavFile } from './read-wav-file'
export { writeWavFile, type WavStretches } from './write-wav-file'
