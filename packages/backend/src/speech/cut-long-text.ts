import { splitGraphemes } from '@lectern/core/text'
import { saysSomething, splitAtPauses } from './pauses'

/** What is never cut: a letter as a reader counts them, or a pause tag. */
interface Unit {
  text: string
  isPause: boolean
  isSpace: boolean
  speaks: boolean
}

/**
 * The text in parts of at most `maximumCharacters` UTF-16 units, cut at spaces where there are some. A pause tag stays
 * whole and together with something that is spoken; only a letter or tag that is itself longer exceeds the limit.
 */
export function cutLongText(text: string, maximumCharacters: number): string[] {
  if (text.length <= maximumCharacters) return [text]
  const units = readUnits(text)
  const lastSpeaking = units.findLastIndex((unit) => unit.speaks)
  const lastPause = units.findLastIndex((unit) => unit.isPause)
  // A rest with a pause must have something to say, or the pause would stand alone.
  const leavesGoodRest = (end: number) => end <= lastSpeaking || end > lastPause

  const parts: string[] = []
  for (let start = skipSpaces(units, 0); start < units.length;) {
    const end = findEnd(units, start, maximumCharacters, leavesGoodRest)
    const part = units.slice(start, end).map((unit) => unit.text)
    parts.push(part.join('').trim())
    start = skipSpaces(units, end)
  }
  return parts
}

function readUnits(text: string): Unit[] {
  return splitAtPauses(text).flatMap((piece): Unit[] =>
    piece.isPause
      ? [{ ...piece, isSpace: false, speaks: false }]
      : splitGraphemes(piece.text).map((letter) => ({
          text: letter,
          isPause: false,
          isSpace: letter.trim() === '',
          speaks: saysSomething(letter),
        })),
  )
}

function skipSpaces(units: readonly Unit[], from: number): number {
  let at = from
  while (units[at]?.isSpace) at++
  return at
}

/** Where the part that begins at `start` ends: at the last good space, else at the last good border. */
function findEnd(
  units: readonly Unit[],
  start: number,
  maximumCharacters: number,
  leavesGoodRest: (end: number) => boolean,
): number {
  let size = 0
  let speaks = false
  let space: number | null = null
  let border: number | null = null
  for (let at = start; at < units.length; at++) {
    const unit = units[at]
    size += unit?.text.length ?? 0
    if (size > maximumCharacters) return space ?? border ?? Math.max(at, start + 1)
    speaks ||= unit?.speaks === true
    const end = at + 1
    if (!speaks || !leavesGoodRest(end)) continue
    border = end
    if (units[end]?.isSpace) space = end
  }
  return units.length
}
