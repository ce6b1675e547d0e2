import type { PeakPyramid } from '../peaks/create-peak-pyramid'

/** One worker outlines one sound: `begin`, a `block` for each part, then `finish`. Each call has a reply. */
export type PeaksWorkerCall =
  | { kind: 'begin'; sampleRate: number; frameCount: number }
  | { kind: 'block'; channels: readonly Float32Array[] }
  | { kind: 'finish' }

export type PeaksWorkerReply =
  | { kind: 'taken' }
  | { kind: 'outlined'; peaks: PeakPyramid }
  | { kind: 'failed'; message: string }
