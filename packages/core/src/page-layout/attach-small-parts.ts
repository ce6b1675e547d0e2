import { type Fragment, joinPairs, middle, overlapAlong } from './fragment'

export const READING_AID = /^[\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}ー・]+$/u
/** Reading aids are at most this high against the line they explain. */
const READING_AID_HEIGHT = 0.6
/** An initial is at least this high against the usual word. */
const INITIAL_HEIGHT = 1.8
const LONGEST_INITIAL = 2

/**
 * Puts what is no line of its own into the line it belongs to: ruby beside the words it explains, and a tall initial before
 * the first of the lines that it reaches down along.
 */
export function attachSmallParts(fragments: readonly Fragment[], usualHeight: number): Fragment[] {
  return joinPairs(
    fragments,
    fragments.map((part) => [
      findExplained(part, fragments) ?? findInitialLine(part, fragments, usualHeight) ?? part,
      part,
    ]),
  )
}

function findExplained(part: Fragment, fragments: readonly Fragment[]): Fragment | null {
  if (!part.spans.every((span) => READING_AID.test(span.word))) return null
  const explained = fragments.filter((line) => {
    const distance = line.top - part.bottom
    return (
      part.height <= READING_AID_HEIGHT * line.height &&
      distance >= -0.3 * line.height &&
      distance <= 0.5 * line.height &&
      overlapAlong(part, line) >= 0.5 * (part.to - part.from)
    )
  })
  return explained.toSorted((a, b) => a.top - b.top)[0] ?? null
}

function findInitialLine(part: Fragment, fragments: readonly Fragment[], usualHeight: number): Fragment | null {
  const [initial, ...more] = part.spans
  if (initial === undefined || more.length > 0 || initial.word.length > LONGEST_INITIAL) return null
  if (part.height < INITIAL_HEIGHT * usualHeight) return null
  const beside = fragments.filter(
    (line) =>
      line !== part &&
      line.height * INITIAL_HEIGHT <= part.height &&
      middle(line) > part.top &&
      middle(line) < part.bottom &&
      line.from >= part.to - usualHeight / 2 &&
      line.from <= part.to + 1.5 * usualHeight,
  )
  return beside.toSorted((a, b) => a.top - b.top)[0] ?? null
}
