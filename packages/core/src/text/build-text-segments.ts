import { findPageNumbers } from '../page-layout/find-page-number'
import type { Issue, Language, Rect, TextSegment, ValidateWord, Voice, VoiceSettings } from '../types'
import { breakBetween } from './break-between'
import { endsLine } from './ends-line'
import { findSpaces } from './find-spaces'
import { joinHyphenated } from './join-hyphenated'
import { keepHyphen } from './keep-hyphen'
import { baseLanguage } from './language'
import { mergeCutWords, type MergedWord, type WordPart } from './merge-cut-words'

interface Page {
  pageVariationId: string | number
  rects: Rect[]
}

/** A word on its way into a segment: what is spoken at its place, and the voice that speaks it. */
interface SpokenWord {
  page: number
  rect: Rect
  text: string
  spaceAfter: boolean
  voice: Voice
  /** The letters went to the word before; the rect goes with them. */
  emptied: boolean
}

/**
 * Turns the word rects of a chapter's pages, in reading order, into the texts that are spoken, one for each run of words
 * with the same voice, model and settings. A rect's own voice wins over `o.voice`. In English, a word that a line's end has
 * cut is joined when `validateWord` knows it, as written or in lower case; when that throws or rejects, the word stays cut
 * and is listed in `issues` ('validation-failed') of the page it begins on. A line ends where the recogniser says so, else
 * where the next rect stands on another. The first rect then carries the whole word, the others what is left of theirs,
 * which may be nothing. A segment whose text is empty (a page that held nothing but the end of such a word) has nothing to
 * speak. Joined in order, the segments of a page are its text. Pages never share a segment; rects without text are in none,
 * nor is the page's number. A page without text has no segments.
 *
 * @example
 * const rects = [
 *   { id: 'a', x: 0, y: 0, width: 70, height: 20, word: '“Stop!”', voiceId: 'anna' },
 *   { id: 'b', x: 80, y: 0, width: 30, height: 20, word: 'she' },
 *   { id: 'c', x: 120, y: 0, width: 50, height: 20, word: 'said.' },
 * ]
 * const voice = { voiceId: 'narrator', modelId: 'eleven_multilingual_v2', voiceSettings: {} }
 * const o = { language: 'en', voice, validateWord: () => false }
 * const [page] = await buildTextSegments([{ pageVariationId: 7, rects }], o)
 * page.textSegments.map(({ voiceId, text }) => [voiceId, text]) // => [['anna', '“Stop!” '], ['narrator', 'she said.']]
 */
export async function buildTextSegments(
  pages: Page[],
  o: { language: Language; voice: Voice; validateWord: ValidateWord },
): Promise<{ pageVariationId: string | number; textSegments: TextSegment[]; issues?: Issue[] }[]> {
  const words = pages.flatMap((page, index) => readPage(page.rects, index, o))
  const parts = words.map(readPart)
  const isMerged = baseLanguage(o.language) === 'en'
  const { merged, failures } = isMerged ? await mergeCutWords(parts, o) : { merged: [], failures: [] }
  keepHyphens(words, parts, isMerged)
  for (const word of merged) joinParts(words, word)
  const segmentsOfPages: TextSegment[][] = pages.map(() => [])
  for (const word of words) {
    const segments = segmentsOfPages[word.page]
    if (segments === undefined) throw new Error(`A word of page ${word.page} of ${pages.length}`)
    const open = segments.at(-1)
    const text = word.text + (word.spaceAfter ? ' ' : '')
    const rect = word.text === word.rect.word ? word.rect : { ...word.rect, word: word.text }
    if (open !== undefined && (word.emptied || open.text === '' || isSameVoice(open, word.voice))) {
      if (open.text === '') Object.assign(open, word.voice)
      open.text += text
      open.rects.push(rect)
    } else {
      segments.push({ ...word.voice, text, rects: [rect] })
    }
  }
  const issues = failures.flatMap(({ from, message }) => {
    const first = words[from]
    return first === undefined ? [] : [{ page: first.page, code: 'validation-failed', message, id: first.rect.id }]
  })
  return pages.map(({ pageVariationId }, index) => {
    const ofPage = issues.flatMap(({ page, ...issue }) => (page === index ? [issue] : []))
    const textSegments = segmentsOfPages[index] ?? []
    return { pageVariationId, textSegments, ...(ofPage.length === 0 ? {} : { issues: ofPage }) }
  })
}

function readPage(rects: Rect[], page: number, o: { language: Language; voice: Voice }): SpokenWord[] {
  const pageNumbers = findPageNumbers(rects)
  const withText = rects.filter((rect) => !pageNumbers.includes(rect) && (rect.word ?? '').trim() !== '')
  const spaces = findSpaces(withText, o.language)
  return withText.map((rect, index) => ({
    page,
    rect,
    text: (rect.word ?? '').trim(),
    spaceAfter: spaces[index] ?? false,
    voice: effectiveVoice(rect, o.voice),
    emptied: false,
  }))
}

function effectiveVoice(rect: Rect, chapter: Voice): Voice {
  return {
    voiceId: rect.voiceId ?? chapter.voiceId,
    modelId: rect.modelId ?? chapter.modelId,
    voiceSettings: rect.voiceSettings ?? chapter.voiceSettings,
  }
}

function readPart({ rect, text, page }: SpokenWord, index: number, words: readonly SpokenWord[]): WordPart {
  const next = words[index + 1]
  const detectedBreak = breakBetween(rect, next?.rect)
  const type = detectedBreak?.type
  const endsPage = next?.page !== page && type !== 'SPACE' && type !== 'SURE_SPACE'
  return {
    text,
    endsLine: next !== undefined && (endsPage || endsLine(rect, next.rect)),
    ...(detectedBreak === undefined ? {} : { detectedBreak }),
  }
}

/** Where words are not looked up, one that a HYPHEN break cuts is whole when nothing is put between its parts. */
function keepHyphens(words: readonly SpokenWord[], parts: readonly WordPart[], isMerged: boolean): void {
  for (const [index, word] of words.entries()) {
    const part = parts[index]
    const second = parts[index + 1]
    if (part === undefined || second === undefined || part.detectedBreak?.type !== 'HYPHEN') continue
    if (isMerged || joinHyphenated(part.text, second.text, part.detectedBreak) === null)
      word.text = keepHyphen(word.text, part.detectedBreak)
  }
}

/** The first part gets the letters of all; the break after the last decides the space after what is left of it. */
function joinParts(words: readonly SpokenWord[], { from, parts, text, rest }: MergedWord): void {
  const first = words[from]
  const others = words.slice(from + 1, from + parts)
  const last = others.at(-1)
  if (first === undefined || last === undefined) throw new Error(`Parts ${from} to ${from + parts} of ${words.length}`)
  const { spaceAfter } = last
  for (const other of others) Object.assign(other, { text: '', spaceAfter: false, emptied: true })
  Object.assign(first, { text, spaceAfter: rest === '' && spaceAfter })
  if (rest !== '') Object.assign(last, { text: rest, spaceAfter, emptied: false })
}

function isSameVoice(a: Voice, b: Voice): boolean {
  return a.voiceId === b.voiceId && a.modelId === b.modelId && isSameSettings(a.voiceSettings, b.voiceSettings)
}

function isSameSettings(a: VoiceSettings, b: VoiceSettings): boolean {
  const ofA = new Map(Object.entries(a))
  const ofB = new Map(Object.entries(b))
  return [...new Set([...ofA.keys(), ...ofB.keys()])].every((name) => ofA.get(name) === ofB.get(name))
}
