import type { Ink } from './find-ink'

/** Lines are measured in so many strips of the page, so that columns whose lines stand at different heights do not mix. */
const STRIPS = 12
/** Rows of a strip: lower runs of ink are rules and dots, higher ones pictures. */
const LOWEST_LINE = 5
const HIGHEST_LINE = 60
/** Small letters fill the rows in which there is this share of the most ink of a row. */
const BODY = 0.4
const FEWEST_POINTS = 30

export interface Uprightness {
  /** -1 to 1: above zero where more ink stands above the small letters (b, d, h, k, l, capitals) than below (g, p, q, y). */
  balance: number
  /** Share of the ink that stands above and below the small letters; little for capitals and digits, which say nothing. */
  outside: number
  /** Pieces of lines that were measured. */
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
  if (last - first < 2 || all < FEWEST_POINTS) return null
  return { above: sum(0, first), below: sum(last + 1, profile.length), all }
}

/**
 * Whether lines of Latin letters stand on their feet. `rotate` gives the place of a point once the page is turned as it is
 * to be judged, with its lines level.
 */
export function measureUprightness(
  ink: Ink,
  rotate: (x: number, y: number) => [x: number, y: number],
  size: { width: number; height: number },
): Uprightness {
  const stripWidth = size.width / STRIPS
  const profiles = Array.from({ length: STRIPS }, () => new Uint32Array(size.height))
  for (let point = 0; point < ink.x.length; point += 1) {
    const [x, y] = rotate(ink.x[point] ?? 0, ink.y[point] ?? 0)
    const profile = profiles[Math.min(STRIPS - 1, Math.max(0, Math.floor(x / stripWidth)))]
    const row = Math.round(y)
    if (profile && row >= 0 && row < size.height) profile[row] = (profile[row] ?? 0) + 1
  }
  const pieces = profiles.flatMap((profile) => cutIntoRuns(profile).flatMap((run) => measurePiece(run) ?? []))
  const total = (side: keyof Sides): number => pieces.reduce((sum, piece) => sum + piece[side], 0)
  const [above, below, all] = [total('above'), total('below'), total('all')]
  return {
    balance: above + below === 0 ? 0 : (above - below) / (above + below),
    outside: all === 0 ? 0 : (above + below) / all,
    pieces: pieces.length,
  }
}

/** Runs of rows with ink that are as high as lines of text. */
function cutIntoRuns(profile: Uint32Array): number[][] {
  const runs: number[][] = []
  let run: number[] = []
  for (const count of [...profile, 0]) {
    if (count > 0) {
      run.push(count)
      continue
    }
    if (run.length >= LOWEST_LINE && run.length <= HIGHEST_LINE) runs.push(run)
    run = []
  }
  return runs
}
