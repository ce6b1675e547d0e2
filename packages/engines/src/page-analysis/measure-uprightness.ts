import { elementAt, incrementAt, uint16At } from '../arrays/element-at'
import type { Ink } from './threshold-ink'

/** Vertical strips that lines are measured in, so that columns with lines at different heights do not mix. */
const STRIPS = 12
/** Height of a line in rows: lower runs of ink are rules and dots, higher ones pictures. */
const MIN_LINE_HEIGHT = 5
const MAX_LINE_HEIGHT = 60
/** Small letters fill the rows that have this fraction of the ink of the fullest row. */
const BODY = 0.4
const MIN_POINTS = 30

export interface Uprightness {
  /** -1 to 1; positive when ascenders (b, d, h, k, l, capitals) have more ink than descenders (g, p, q, y). */
  balance: number
  /** Fraction of the ink in ascenders and descenders; small for capitals and digits, which do not show what is up. */
  outside: number
  /** Number of pieces of lines that were measured. */
  pieces: number
}

interface Sides {
  above: number
  below: number
  all: number
}

function measurePiece(profile: readonly number[]): Sides | null {
  const most = Math.max(...profile)
  const first = profile.findIndex((count) => count >= BODY * most)
  const last = profile.findLastIndex((count) => count >= BODY * most)
  const sum = (from: number, to: number): number => profile.slice(from, to).reduce((total, count) => total + count, 0)
  const all = sum(0, profile.length)
  if (last - first < 2 || all < MIN_POINTS) return null
  return { above: sum(0, first), below: sum(last + 1, profile.length), all }
}

/**
 * Measures whether lines of Latin letters are upright, by the ink of ascenders and descenders.
 * @param rotate maps a point to its place on the page as it would be rotated, with level lines
 * @param size of the rotated page
 */
export function measureUprightness(
  ink: Ink,
  rotate: (x: number, y: number) => [x: number, y: number],
  size: { width: number; height: number },
): Uprightness {
  const stripWidth = size.width / STRIPS
  const profiles = Array.from({ length: STRIPS }, () => new Uint32Array(size.height))
  for (let point = 0; point < ink.x.length; point += 1) {
    const [x, y] = rotate(uint16At(ink.x, point), uint16At(ink.y, point))
    const profile = elementAt(profiles, Math.min(STRIPS - 1, Math.max(0, Math.floor(x / stripWidth))))
    const row = Math.round(y)
    if (row >= 0 && row < size.height) incrementAt(profile, row)
  }
  const pieces = profiles
    .flatMap(cutIntoRuns)
    .map(measurePiece)
    .filter((piece) => piece !== null)
  const total = (side: keyof Sides): number => pieces.reduce((sum, piece) => sum + piece[side], 0)
  const [above, below, all] = [total('above'), total('below'), total('all')]
  return {
    balance: above + below === 0 ? 0 : (above - below) / (above + below),
    outside: all === 0 ? 0 : (above + below) / all,
    pieces: pieces.length,
  }
}

/** Cuts a profile into the runs of inked rows that are as high as lines of text. */
function cutIntoRuns(profile: Uint32Array): number[][] {
  const runs: number[][] = []
  let run: number[] = []
  for (const count of [...profile, 0]) {
    if (count > 0) {
      run.push(count)
      continue
    }
    if (run.length >= MIN_LINE_HEIGHT && run.length <= MAX_LINE_HEIGHT) runs.push(run)
    run = []
  }
  return runs
}
