import { countTimed } from '@lectern/core/pipeline'
import type { Rect } from '@lectern/core/text'

/** The text of a page as its words give it, undefined until it is built, and as the author has edited it. */
export interface CountedText {
  readonly built: string | undefined
  readonly text: string
  readonly language: string
}

/**
 * Counts the words of a page that are spoken: its word rects, as every step of the desk counts them, and those that the author
 * added to the text or removed from it.
 */
export function countSpokenWords(rects: readonly Rect[], { built, text, language }: CountedText): number {
  const count = (each: string) => {
    const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(each)
    return [...segments].filter((segment) => segment.isWordLike === true).length
  }
  const { words } = countTimed(rects)
  return built === undefined || built === text ? words : Math.max(0, words + count(text) - count(built))
}
