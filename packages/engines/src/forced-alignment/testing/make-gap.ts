import type { Gap } from '../coarse-alignment/list-gaps'

/** Makes a gap of half-open ranges of frames. */
export const gapOf = (reference: [number, number], recording: [number, number]): Gap => ({
  reference: { first: reference[0], end: reference[1] },
  recording: { first: recording[0], end: recording[1] },
})
