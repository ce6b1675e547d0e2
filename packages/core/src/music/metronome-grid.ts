/** One click of a metronome. */
export interface Click {
  seconds: number
  /** Counted from 0 at the start of the grid. */
  bar: number
  /** From 0 within the bar. */
  beat: number
  /** From 0 within the beat; 0 is the beat itself. */
  subdivision: number
  /** The first beat of a bar. */
  isAccented: boolean
}

/** More than any sensible look-ahead: so many clicks mean that units are mixed up. */
const MAX_CLICKS = 1_000_000

/**
 * Returns the clicks in `[fromSeconds, untilSeconds)`. Each time is computed from the start of the grid, so that rounding errors
 * do not add up and consecutive windows contain each click exactly once. An empty window has no clicks.
 * @param o.bpm beats per minute, above 0
 * @param o.beats beats per bar, at least 1
 * @param o.subdivisions clicks per beat, at least 1; default 1
 * @param o.startSeconds time of the first beat of the first bar
 * @param o.fromSeconds start of the window; default is the start of the grid
 * @throws RangeError for numbers outside these bounds, a window of more than a million clicks, or one so far from the start
 * that its clicks cannot be counted
 *
 * @example
 * const clicks = metronomeGrid({ bpm: 120, beats: 4, startSeconds: 0, untilSeconds: 2.5 })
 * clicks.map(({ seconds }) => seconds) // => [0, 0.5, 1, 1.5, 2]
 * clicks.map(({ isAccented }) => isAccented) // => [true, false, false, false, true]
 */
export function metronomeGrid(o: {
  bpm: number
  beats: number
  subdivisions?: number
  startSeconds: number
  untilSeconds: number
  fromSeconds?: number
}): Click[] {
  const { bpm, beats, startSeconds, untilSeconds } = o
  const subdivisions = o.subdivisions ?? 1
  const fromSeconds = Math.max(startSeconds, o.fromSeconds ?? startSeconds)
  const isUsable =
    bpm > 0 && isCount(beats) && isCount(subdivisions) && Number.isFinite(bpm * subdivisions + startSeconds)
  const clicksUntil = (seconds: number) => ((untilSeconds - seconds) * bpm * subdivisions) / 60
  const isCountable = clicksUntil(fromSeconds) <= MAX_CLICKS && clicksUntil(startSeconds) <= Number.MAX_SAFE_INTEGER
  if (!isUsable || !isCountable) {
    throw new RangeError(
      `No metronome can click from ${fromSeconds} s to ${untilSeconds} s at ${bpm} bpm, ${beats} beats, ${subdivisions} clicks a beat.`,
    )
  }

  const clicksPerBar = beats * subdivisions
  const secondsOf = (click: number) => startSeconds + (click * 60) / (bpm * subdivisions)
  const clicks: Click[] = []
  // Starts one click early, so that rounding does not lose a click at the start of the window.
  let click = Math.max(0, Math.floor(((fromSeconds - startSeconds) * bpm * subdivisions) / 60) - 1)
  for (let seconds = secondsOf(click); seconds < untilSeconds; seconds = secondsOf(++click)) {
    if (seconds < fromSeconds) continue
    const inBar = click % clicksPerBar
    clicks.push({
      seconds,
      bar: Math.floor(click / clicksPerBar),
      beat: Math.floor(inBar / subdivisions),
      subdivision: inBar % subdivisions,
      isAccented: inBar === 0,
    })
  }
  return clicks
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 1
}
