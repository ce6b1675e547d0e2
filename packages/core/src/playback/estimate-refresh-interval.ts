import { elementAt } from '../arrays/element-at'

/** Frames come at 24 to 240 Hz; anything else is a pause between frames, or two callbacks of one frame. */
const SHORTEST_MILLISECONDS = 4
const LONGEST_MILLISECONDS = 42
const USUAL_MILLISECONDS = 1000 / 60

/**
 * Returns the time between two frames of the screen, in milliseconds: the median of what was measured, and that of 60 Hz
 * without measurements.
 *
 * @param milliseconds differences between the timestamps of successive animation frames
 *
 * @example
 * estimateRefreshInterval([8.3, 8.4, 16.7, 8.3, 250]) // => 8.4
 */
export function estimateRefreshInterval(milliseconds: readonly number[]): number {
  const frames = milliseconds
    .filter((value) => value >= SHORTEST_MILLISECONDS && value <= LONGEST_MILLISECONDS)
    .toSorted((a, b) => a - b)
  return frames.length === 0 ? USUAL_MILLISECONDS : elementAt(frames, frames.length >> 1)
}
