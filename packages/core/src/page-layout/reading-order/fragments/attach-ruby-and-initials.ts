import { type Fragment, joinPairs, middle, overlapAlong } from './fragment'

export const RUBY = /^[\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}ー・]+$/u
/** Ruby is at most this high relative to the line that it annotates. */
const RUBY_HEIGHT = 0.6
/** An initial is at least this high relative to the median word. */
const INITIAL_HEIGHT = 1.8
const MAX_INITIAL_LETTERS = 2

/**
 * Attaches fragments that are not lines of their own: ruby to the words that it annotates, and a tall initial (drop cap) to
 * the first of the lines beside it.
 */
export function attachRubyAndInitials(fragments: readonly Fragment[], usualHeight: number): Fragment[] {
  return joinPairs(
    fragments,
    fragments.map((part) => [
      findAnnotated(part, fragments) ?? findInitialLine(part, fragments, usualHeight) ?? part,
      part,
    ]),
  )
}

function findAnnotated(part: Fragment, fragments: readonly Fragment[]): Fragment | null {
  if (!part.spans.every((span) => RUBY.test(span.word))) return null
  const annotated = fragments.filter((line) => {
    const distance = line.top - part.bottom
    return (
      part.height <= RUBY_HEIGHT * line.height &&
      distance >= -0.3 * line.height &&
      distance <= 0.5 * line.height &&
      overlapAlong(part, line) >= 0.5 * (part.to - part.from)
    )
  })
  return annotated.toSorted((a, b) => a.top - b.top)[0] ?? null
}

function findInitialLine(part: Fragment, fragments: readonly Fragment[], usualHeight: number): Fragment | null {
  const [initial, ...more] = part.spans
  if (initial === undefined || more.length > 0 || initial.word.length > MAX_INITIAL_LETTERS) return null
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
