import type { PageSpan } from '../listening/find-page-span'

/** A word of the text whose place in the recording is uncertain. */
export interface DoubtfulWord extends PageSpan {
  readonly word: string
  readonly pageNumber: number
  /** 0 to 1. */
  readonly confidence: number
}

/** The result of aligning a chapter with a recording, as its author checks it. Times are seconds of the recording. */
export interface AlignmentReport {
  readonly wordCount: number
  /** Start of the first word of the text. */
  readonly startsAt: number
  /** Speech before the text, such as an announcement; null if the recording begins with the text. */
  readonly preamble: PageSpan | null
  /** Speech later on that is not in the text. */
  readonly extraSpeech: readonly PageSpan[]
  /** Numbers of the pages of which nothing is read, in order. */
  readonly unreadPages: readonly number[]
  /** Parts of the text of other pages that are not read, in order. */
  readonly unreadTexts: readonly { readonly pageNumber: number; readonly text: string }[]
  /** Less than half of the text is read: the recording is probably another one. */
  readonly isMostlyUnread: boolean
  /** The least certain word comes first. */
  readonly doubtfulWords: readonly DoubtfulWord[]
}

/** Below this confidence, a word is as likely to be spoken at another time. */
const MIN_ALIGNMENT_CONFIDENCE = 0.5

/**
 * Reads the report from the result of an alignment; null if the result has no words.
 *
 * @param pages the pages that were aligned, with the text that was sent
 */
export function readAlignmentReport(
  result: unknown,
  pages: readonly { readonly pageVariationId: number; readonly pageNumber: number; readonly text: string | null }[],
): AlignmentReport | null {
  const words = readItems(result, 'words').flatMap(readWord)
  const [first] = words
  if (first === undefined) return null
  const pageOf = new Map(pages.map((page) => [page.pageVariationId, page]))
  const speech = readItems(result, 'speechNotInText').flatMap(readSpan)
  const unread = readItems(result, 'textNotSpoken').flatMap((part) => {
    const [page, start, end] = [pageOf.get(readNumber(part, 'pageVariationId')), part.start, part.end]
    if (page === undefined || typeof start !== 'number' || typeof end !== 'number') return []
    const text = (page.text ?? '').slice(start, end).trim()
    return text === ''
      ? []
      : [{ pageNumber: page.pageNumber, text, isWholePage: text.length === (page.text ?? '').trim().length }]
  })
  const before = speech.filter(({ startTime }) => startTime < first.startTime)
  return {
    wordCount: words.length,
    startsAt: first.startTime,
    preamble:
      before.length === 0
        ? null
        : {
            startTime: Math.min(...before.map(({ startTime }) => startTime)),
            endTime: Math.max(...before.map(({ endTime }) => endTime)),
          },
    extraSpeech: speech.filter(({ startTime }) => startTime >= first.startTime),
    unreadPages: unread.filter(({ isWholePage }) => isWholePage).map(({ pageNumber }) => pageNumber),
    unreadTexts: unread.filter(({ isWholePage }) => !isWholePage).map(({ pageNumber, text }) => ({ pageNumber, text })),
    isMostlyUnread: countCharacters(unread) > countCharacters(pages) / 2,
    doubtfulWords: words
      .flatMap(({ pageVariationId, ...word }) => {
        const page = pageOf.get(pageVariationId)
        return page === undefined || word.confidence >= MIN_ALIGNMENT_CONFIDENCE
          ? []
          : [{ ...word, pageNumber: page.pageNumber }]
      })
      .toSorted((a, b) => a.confidence - b.confidence || a.startTime - b.startTime),
  }
}

/** Counts characters rather than words, as not every script separates its words. */
function countCharacters(texts: readonly { readonly text: string | null }[]): number {
  return texts.reduce((sum, { text }) => sum + (text === null ? 0 : text.trim().length), 0)
}

type Item = Readonly<Record<string, unknown>>

function readItems(result: unknown, field: string): Item[] {
  const items: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, field) : undefined
  return Array.isArray(items) ? items.filter(isItem) : []
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null
}

function readNumber(item: Item, field: string): number {
  const value = item[field]
  return typeof value === 'number' ? value : Number.NaN
}

function readSpan(item: Item): PageSpan[] {
  const [startTime, endTime] = [readNumber(item, 'start'), readNumber(item, 'end')]
  return startTime < endTime ? [{ startTime, endTime }] : []
}

function readWord(item: Item) {
  const { word, confidence } = item
  if (typeof word !== 'string') return []
  // An engine that tells no confidence is not doubted.
  const certainty = typeof confidence === 'number' ? confidence : 1
  return readSpan(item).map((span) => ({
    ...span,
    word,
    confidence: certainty,
    pageVariationId: readNumber(item, 'pageVariationId'),
  }))
}
