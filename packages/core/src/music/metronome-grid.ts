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

/** More than any sensible look-ahead: whoever asks for this many has mixed up units. */
const MOST_CLICKS = 1_000_000

/**
 * The clicks in `[fromSeconds, untilSeconds)`. Each stands at a place computed from the start of the grid, so that
 * nothing adds up, and windows that follow one another give each click exactly once. An empty window has none.
 * @param o.bpm beats a minute, above 0
 * @param o.beats beats of a bar, at least 1
 * @param o.subdivisions clicks of a beat, at least 1; 1 unless given
 * @param o.startSeconds the first beat of the first bar
 * @param o.fromSeconds start of the wanted window; the start of the grid unless given
 * @throws RangeError for numbers outside these bounds, a window of over a million clicks, or one so far from the start
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
  const isCountable = clicksUntil(fromSeconds) <= MOST_CLICKS && clicksUntil(startSeconds) <= Number.MAX_SAFE_INTEGER
  if (!isUsable || !isCountable) {
    throw new RangeError(
      `No metronome can click from ${fromSeconds} s to ${untilSeconds} s at ${bpm} bpm, ${beats} beats, ${subdivisions} clicks a beat.`,
    )
  }

  const clicksPerBar = beats * subdivisions
  const secondsOf = (click: number) => startSeconds + (click * 60) / (bpm * subdivisions)
  const clicks: Click[] = []
  // One earlier than computed: rounding must not lose a click at the window's very start.
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
