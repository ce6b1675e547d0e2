export { openFileSource } from './open-file-source'
export { readWavFile, type WavFile } from './read-wav-file'
export { writeWavFile, type WavBlocks } from './write-wav-file'
