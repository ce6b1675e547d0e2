import { requireValue } from '../../entities/failures/require-value'
import { splitGraphemes } from '@lectern/core/text'
import { hasSpeech, splitAtPauses } from './split-at-pauses'

/** An indivisible part: a grapheme or a pause tag. */
interface Unit {
  text: string
  isPause: boolean
  isSpace: boolean
  speaks: boolean
}

/**
 * Cuts the text into parts of at most `maximumCharacters` UTF-16 units, at spaces if possible. A pause tag stays whole
 * and together with spoken text. Only a grapheme or tag that is itself longer exceeds the limit.
 */
export function cutLongText(text: string, maximumCharacters: number): string[] {
  if (text.length <= maximumCharacters) return [text]
  const units = readUnits(text)
  const lastSpeaking = units.findLastIndex((unit) => unit.speaks)
  const lastPause = units.findLastIndex((unit) => unit.isPause)
  // The rest after a pause must contain text, or the pause would be alone.
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
          speaks: hasSpeech(letter),
        })),
  )
}

function skipSpaces(units: readonly Unit[], from: number): number {
  let at = from
  while (units[at]?.isSpace) at++
  return at
}

/** Returns the end of the part that begins at `start`: the last suitable space, or else the last suitable boundary. */
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
    const unit = requireValue(units[at], 'a unit of the text')
    size += unit.text.length
    if (size > maximumCharacters) return space ?? border ?? Math.max(at, start + 1)
    speaks ||= unit.speaks
    const end = at + 1
    if (!speaks || !leavesGoodRest(end)) continue
    border = end
    if (units[end]?.isSpace) space = end
  }
  return units.length
}
