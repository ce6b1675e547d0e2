export { readWebvtt } from './read-webvtt'
export type { CueTimestamp, WebvttCue } from './webvtt-cue'
export { writeWebvtt } from './write-webvtt'
