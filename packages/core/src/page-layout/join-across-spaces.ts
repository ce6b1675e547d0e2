import { type Fragment, middle, toFragment } from './fragment'
import { judgeGap, type PageRows } from './judge-gap'
import type { Span } from './span'

/** Usual heights that a space between the words of a justified line may be wide. */
const WIDEST_SPACE = 4
/** What stands nearer was parted for another reason than its distance. */
const NARROWEST_SPACE = 1.2
/** Share of the lower one's height that pieces of one line have in common. */
const SHARED_HEIGHT = 0.5

/** Joins pieces of lines whose words were set far apart to fill the column. */
export function joinAcrossSpaces(pieces: readonly Span[][], rows: PageRows): Span[][] {
  const { usualHeight } = rows
  const sorted = pieces.map(toFragment).toSorted((a, b) => middle(a) - middle(b))
  const nextOf = new Map<Fragment, Fragment>()
  const isJoined = new Set<Fragment>()
  for (const piece of sorted) {
    const next = findNext(piece, sorted, usualHeight)
    // On a page where pieces lie over one another, two may be followed by one.
    if (next === null || isJoined.has(next)) continue
    const gap = { from: piece.to, to: next.from, across: (middle(piece) + middle(next)) / 2 }
    if (judgeGap(gap, { ...rows, sorted }) !== 'space') continue
    nextOf.set(piece, next)
    isJoined.add(next)
  }
  return sorted
    .filter((piece) => !isJoined.has(piece))
    .map((first) => {
      const spans = [...first.spans]
      for (let next = nextOf.get(first); next !== undefined; next = nextOf.get(next)) spans.push(...next.spans)
      return spans
    })
}

/** The piece that follows on the same row, if it is near enough; each piece follows one at most. */
function findNext(piece: Fragment, sorted: readonly Fragment[], usualHeight: number): Fragment | null {
  let next: Fragment | null = null
  for (const other of sorted) {
    const gap = other.from - piece.to
    if (
      other === piece ||
      gap < NARROWEST_SPACE * usualHeight ||
      gap > WIDEST_SPACE * usualHeight ||
      !isSameRow(piece, other)
    )
      continue
    if (next === null || other.from < next.from) next = other
  }
  return next
}

function isSameRow(a: Fragment, b: Fragment): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return shared > SHARED_HEIGHT * Math.min(a.bottom - a.top, b.bottom - b.top)
}
