import { requireLanguage, requireList } from '../../arrays/require-list'
import { elementAt } from '../../arrays/element-at'
import { wordOf } from '../../text-lines/word-of'
import type { Issue, Language, Rect, TextSegment, ValidateWord, Voice, VoiceSettings } from '../../types'
import { findBreak } from '../../text-lines/find-break'
import { endsLine } from '../../text-lines/ends-line'
import { findSpaces } from '../spacing/find-spaces'
import { findAfterFurniture } from '../hyphenation/find-after-furniture'
import { endsInHyphen, joinHyphenated } from '../hyphenation/join-hyphenated'
import { restoreHyphen } from '../hyphenation/restore-hyphen'
import { listSpokenRects } from './list-spoken-rects'
import { baseLanguage } from '../../languages/language'
import { mergeHyphenatedWords, type MergedWord, type WordPart } from '../hyphenation/merge-hyphenated-words'

interface Page {
  pageVariationId: string | number
  rects: Rect[]
}

/** A word to be put into a segment: the text that is spoken for it, and the voice that speaks it. */
interface SpokenWord {
  page: number
  rect: Rect
  text: string
  spaceAfter: boolean
  voice: Voice
  /** The word's letters were merged into the word before it; its rect follows them. */
  isMergedAway: boolean
}

/**
 * Turns the word rects of a chapter's pages, in reading order, into the texts to be spoken: one segment for each run of words
 * with the same voice, model and settings. A rect's own voice takes precedence over `o.voice`. In English, a word hyphenated
 * at a line end is merged if `validateWord` accepts it, as written or in lower case. If that throws or rejects, the word stays
 * split and is reported in `issues` ('validation-failed') of the page on which it begins. A line ends where the recogniser
 * reports it, otherwise where the next rect is on another line. The first rect of a merged word carries the whole word, the
 * others the rest of their text, which may be empty. A segment with an empty text (of a page with only the end of such a word)
 * has nothing to speak. The segments of a page, joined in order, are its text. Pages never share a segment. Rects without text
 * and the page number are in no segment; a page without text has none.
 *
 * @throws TypeError if the language, a word or a rect is missing
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
  requireList(pages, 'pages')
  for (const { rects } of pages) requireList(rects, 'rects')
  requireLanguage(o)
  const words = pages.flatMap((page, index) => readPage(page.rects, index, o))
  const allRects = words.map(({ rect }) => rect)
  const parts = words.map((word, index) => readPart(word, index, words, allRects))
  const isMerged = baseLanguage(o.language) === 'en'
  const { merged, failures } = isMerged ? await mergeHyphenatedWords(parts, o) : { merged: [], failures: [] }
  keepHyphens(words, parts, isMerged)
  for (const word of merged) joinParts(words, word)
  const segmentsOfPages: TextSegment[][] = pages.map(() => [])
  for (const word of words) {
    const segments = elementAt(segmentsOfPages, word.page)
    const open = segments.at(-1)
    const text = word.text + (word.spaceAfter ? ' ' : '')
    const rect = word.text === word.rect.word ? word.rect : { ...word.rect, word: word.text }
    if (open !== undefined && (word.isMergedAway || open.text === '' || isSameVoice(open, word.voice))) {
      if (open.text === '') Object.assign(open, word.voice)
      open.text += text
      open.rects.push(rect)
    } else {
      segments.push({ ...word.voice, text, rects: [rect] })
    }
  }
  const issues = failures.map(({ from, message }) => {
    const { page, rect } = elementAt(words, from)
    return { page, code: 'validation-failed', message, id: rect.id }
  })
  return pages.map(({ pageVariationId }, index) => {
    const ofPage = issues.flatMap(({ page, ...issue }) => (page === index ? [issue] : []))
    const textSegments = elementAt(segmentsOfPages, index)
    return { pageVariationId, textSegments, ...(ofPage.length === 0 ? {} : { issues: ofPage }) }
  })
}

function readPage(rects: Rect[], page: number, o: { language: Language; voice: Voice }): SpokenWord[] {
  const withText = listSpokenRects(rects)
  const spaces = findSpaces(withText, o.language)
  return withText.map((rect, index) => ({
    page,
    rect,
    text: wordOf(rect),
    spaceAfter: elementAt(spaces, index),
    voice: effectiveVoice(rect, o.voice),
    isMergedAway: false,
  }))
}

function effectiveVoice({ voiceId, modelId, voiceSettings }: Rect, chapter: Voice): Voice {
  return {
    voiceId: voiceId ?? chapter.voiceId,
    modelId: modelId ?? chapter.modelId,
    voiceSettings: voiceSettings ?? chapter.voiceSettings,
  }
}

function readPart(
  { rect, text, page }: SpokenWord,
  index: number,
  words: readonly SpokenWord[],
  rects: readonly Rect[],
): WordPart {
  const next = words[index + 1]
  const detectedBreak = findBreak(rect, next?.rect)
  const type = detectedBreak?.type
  const endsPage = next?.page !== page && type !== 'SPACE' && type !== 'SURE_SPACE'
  const endsItsLine = next !== undefined && (endsPage || endsLine(rect, next.rect))
  return {
    text,
    endsLine: endsItsLine,
    afterFurniture: endsItsLine && endsInHyphen(text, detectedBreak) ? findAfterFurniture(rects, index) : null,
    ...(detectedBreak === undefined ? {} : { detectedBreak }),
  }
}

/** Restores hyphens that the recogniser reported as breaks, except if words are not merged: then their parts join anyway. */
function keepHyphens(words: readonly SpokenWord[], parts: readonly WordPart[], isMerged: boolean): void {
  for (const [index, word] of words.entries()) {
    const part = parts[index]
    const second = parts[index + 1]
    if (part === undefined || second === undefined || part.detectedBreak?.type !== 'HYPHEN') continue
    if (isMerged || joinHyphenated(part.text, second.text, part.detectedBreak) === null)
      word.text = restoreHyphen(word.text, part.detectedBreak)
  }
}

/** Gives the first part the letters of all. The last part keeps its rest, and the space after it. */
function joinParts(words: readonly SpokenWord[], { parts, text, rest }: MergedWord): void {
  const joined = parts.map((part) => elementAt(words, part))
  const first = elementAt(joined, 0)
  const others = joined.slice(1)
  const last = elementAt(others, others.length - 1)
  const { spaceAfter } = last
  for (const other of others) Object.assign(other, { text: '', spaceAfter: false, isMergedAway: true })
  Object.assign(first, { text, spaceAfter: rest === '' && spaceAfter })
  if (rest !== '') Object.assign(last, { text: rest, spaceAfter, isMergedAway: false })
}

function isSameVoice(a: Voice, b: Voice): boolean {
  return a.voiceId === b.voiceId && a.modelId === b.modelId && isSameSettings(a.voiceSettings, b.voiceSettings)
}

function isSameSettings(a: VoiceSettings, b: VoiceSettings): boolean {
  if (a === b) return true
  const ofA = new Map(Object.entries(a))
  const ofB = new Map(Object.entries(b))
  return [...new Set([...ofA.keys(), ...ofB.keys()])].every((name) => ofA.get(name) === ofB.get(name))
}
