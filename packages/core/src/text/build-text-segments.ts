import { findPageNumber } from '../page-layout/find-page-number'
import type { Language, Rect, TextSegment, ValidateWord, Voice, VoiceSettings } from '../types'
import { findSpaces } from './find-spaces'
import { joinHyphenated } from './join-hyphenated'
import { baseLanguage } from './language'
import { validateWords } from './validate-words'

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
 * cut is joined when the recogniser told that line's end and `validateWord` knows the word, as written or in lower case;
 * when it throws or rejects, the word stays cut. The first rect then carries the whole word, the second what is left of it,
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
): Promise<{ pageVariationId: string | number; textSegments: TextSegment[] }[]> {
  const words = pages.flatMap((page, index) => readPage(page.rects, index, o))
  if (baseLanguage(o.language) === 'en') await mergeLineEndHyphens(words, o)
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
  return pages.map(({ pageVariationId }, index) => ({
    pageVariationId,
    textSegments: segmentsOfPages[index] ?? [],
  }))
}

function readPage(rects: Rect[], page: number, o: { language: Language; voice: Voice }): SpokenWord[] {
  const pageNumber = findPageNumber(rects)
  const withText = rects.filter((rect) => rect !== pageNumber && (rect.word ?? '').trim() !== '')
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

async function mergeLineEndHyphens(
  words: SpokenWord[],
  o: { language: Language; validateWord: ValidateWord },
): Promise<void> {
  const cuts = words.flatMap((first, index) => {
    const second = words[index + 1]
    const type = first.rect.detectedBreak?.type
    if (second === undefined || (type !== 'LINE_BREAK' && type !== 'EOL_SURE_SPACE' && type !== 'HYPHEN')) return []
    const joined = joinHyphenated(first.text, second.text, first.rect.detectedBreak)
    return joined === null ? [] : [{ first, second, joined }]
  })
  const { accepted } = await validateWords(
    cuts.map(({ joined }) => joined.word),
    o.language,
    o.validateWord,
  )
  const takenFrom = new Set<SpokenWord>()
  for (const { first, second, joined } of cuts) {
    if (takenFrom.has(first)) continue
    if (!accepted.has(joined.word)) {
      if (first.rect.detectedBreak?.type === 'HYPHEN') restoreHyphen(first)
      continue
    }
    takenFrom.add(second)
    first.text = joined.text
    first.spaceAfter = false
    second.text = joined.rest
    if (joined.rest === '') moveSpace(second, first)
  }
}

/** A compound's own hyphen, which a recogniser that reports it as a break leaves out of the word. */
function restoreHyphen(word: SpokenWord): void {
  if (/[\p{L}\p{M}\p{N}]$/u.test(word.text)) word.text += '-'
}

/** Nothing is left of the second word, so that the space after it now follows the first. */
function moveSpace(from: SpokenWord, to: SpokenWord): void {
  to.spaceAfter = from.spaceAfter
  from.spaceAfter = false
  from.emptied = true
}

function isSameVoice(a: Voice, b: Voice): boolean {
  return a.voiceId === b.voiceId && a.modelId === b.modelId && isSameSettings(a.voiceSettings, b.voiceSettings)
}

function isSameSettings(a: VoiceSettings, b: VoiceSettings): boolean {
  const ofA = new Map(Object.entries(a))
  const ofB = new Map(Object.entries(b))
  return [...new Set([...ofA.keys(), ...ofB.keys()])].every((name) => ofA.get(name) === ofB.get(name))
}
