import { splitSentences } from '@lectern/core/text'
import { mapFound } from '../book/map-found'
import type { ReaderPage, ReaderWord, TimeSpan } from '../book/reader-book'

/** A sentence of the narration. */
export interface Sentence extends TimeSpan {
  /** Page of its first word. */
  readonly pageId: number
}

type TextPage = Pick<ReaderPage, 'pageId' | 'words' | 'rectData'>
type PlacedWord = ReaderWord & { readonly pageId: number }

/** A page whose text begins like this continues the sentence of the page before. */
const CONTINUES = /^\p{Ll}/u

/**
 * Lists the sentences of a chapter by time: those that its author has marked, and on other pages those of the text. Words
 * without a time belong to no sentence.
 */
export function listSentences(pages: readonly TextPage[], language: string): readonly Sentence[] {
  const texts = joinPages(pages.filter((page) => readMarked(page) === null))
  const marked = mapFound(pages, readMarked).flat()
  return [...marked, ...texts.flatMap((words) => splitWords(words, language))].toSorted((a, b) => a.start - b.start)
}

/** Returns the sentences of the stored rects; null if they are not marked or not timed. A sentence has a rect in each line. */
function readMarked({ pageId, rectData }: TextPage): Sentence[] | null {
  if (rectData === null || rectData.rects.length === 0 || rectData.rectsByWords.length === 0) return null
  const spans = new Map<string, Sentence>()
  for (const { startTime: start, endTime: end } of rectData.rects) {
    if (start === undefined || end === undefined || !(start < end)) return null
    spans.set(`${start} ${end}`, { pageId, start, end })
  }
  return [...spans.values()]
}

function joinPages(pages: readonly TextPage[]): PlacedWord[][] {
  const texts: PlacedWord[][] = []
  for (const { pageId, words } of pages) {
    const placed = words.map((word) => ({ ...word, pageId }))
    const [first] = placed
    const last = texts.at(-1)
    if (last !== undefined && first !== undefined && CONTINUES.test(first.text)) last.push(...placed)
    else texts.push(placed)
  }
  return texts
}

function splitWords(words: readonly PlacedWord[], language: string): Sentence[] {
  let text = ''
  const placed = words.map((word, index) => {
    const offset = text.length
    const isLastOnPage = words[index + 1]?.pageId !== word.pageId
    text += word.spaceAfter || isLastOnPage ? `${word.text} ` : word.text
    return { word, offset }
  })
  return splitSentences(text, { language }).flatMap(({ start, end }) => {
    const heard = placed.flatMap(({ word, offset }) =>
      word.span !== null && start <= offset && offset < end ? [{ pageId: word.pageId, ...word.span }] : [],
    )
    const first = heard[0]
    if (first === undefined) return []
    return [
      {
        pageId: first.pageId,
        start: Math.min(...heard.map((span) => span.start)),
        end: Math.max(...heard.map((span) => span.end)),
      },
    ]
  })
}
