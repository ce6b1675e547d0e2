/** Limits of one alignment: its memory grows with both. */
export const alignmentLimits = { recordingSeconds: 4 * 3600, textCharacters: 400_000 } as const

export const STARTING_SECONDS = 30
// Decoding and comparing run far over a hundred times as fast as playback; a worker at a tenth of that hangs.
export const MIN_SPEED = 10
