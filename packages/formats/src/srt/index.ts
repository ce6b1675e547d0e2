export { plainSrtText } from './plain-srt-text'
export { readSrt } from './read-srt'
export type { SrtCue } from './srt-cue'
export { writeSrt } from './write-srt'
