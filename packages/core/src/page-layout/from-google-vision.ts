import type { Box, Issue, Rect } from '../types'
import { findAnswer } from './find-answer'
import { readAnnotations } from './read-annotations'
import { readFullText } from './read-full-text'
import type { RecognizedWord } from './recognized-word'
import { readRecord, readText } from './read-unknown'

/** Share of the page from which on a word's box, beside others, is the page's and not the word's. */
const PAGE_SIZED = 0.9

/**
 * Reads the word rects out of a Google Cloud Vision text detection: one image's answer, `{responses: [one]}`, a list of one
 * or `{detections: answer}`. Boxes are whole page-image pixels; breaks, known or not, and confidences are kept; the rects
 * come in the answer's order (`orderReading` finds the reading order) with ids made of the page's and a number. Never throws
 * on what the answer holds. Nothing is dropped in silence: `issues` lists words whose boxes are missing, empty or as large as
 * the page and which are left out for it, an error in the answer's place, what is no answer, and a text that came without the
 * boxes of its words. An answer without text has no words and no issues, but for `{}` alone.
 *
 * @example
 * const vertices = [{ x: 10, y: 20 }, { x: 60, y: 20 }, { x: 60, y: 36 }, { x: 10, y: 36 }]
 * const wholePage = { description: 'Hello\n', boundingPoly: { vertices } }
 * const hello = { description: 'Hello', boundingPoly: { vertices }, confidence: 0.9 }
 * const answer = { responses: [{ textAnnotations: [wholePage, hello] }] }
 * const [rect] = fromGoogleVision(answer, { pageId: 1, pageVariationId: 2 }).words
 * const { detectedBreak, ...others } = rect
 * others // => { id: '1-2-0', x: 10, y: 20, width: 50, height: 16, word: 'Hello', confidence: 0.9 }
 * detectedBreak // => { type: 'EOL_SURE_SPACE' }
 * fromGoogleVision(null, { pageId: 1, pageVariationId: 2 }).issues.map(({ code }) => code) // => ['not-an-answer']
 */
export function fromGoogleVision(
  response: unknown,
  o: { pageId: string | number; pageVariationId: string | number },
): { words: Rect[]; issues: Issue[] } {
  const { answer, issues } = findAnswer(response)
  if (answer === null) return { words: [], issues }
  const error = readRecord(answer['error'])
  if (error !== null) {
    const reason = typeof error['message'] === 'string' ? error['message'] : 'it gave no reason'
    issues.push({ code: 'recognition-failed', message: `Page ${o.pageId} was not recognised: ${reason}` })
  }
  const fullText = readFullText(answer['fullTextAnnotation'])
  const annotations = readAnnotations(answer['textAnnotations'])
  reportMissingBoxes(answer, annotations.words, fullText.words.length, issues)
  const found = fullText.words.length === 0 || annotations.tellsBreaks ? annotations.words : fullText.words

  const words: Rect[] = []
  for (const [index, { text, box, detectedBreak, confidence }] of found.entries()) {
    const fault = findFault(text, box, fullText.page, found.length)
    if (fault !== null || box === null) {
      const message = `Word ${index + 1} of page ${o.pageId}, "${text}", is left out: its box is ${fault ?? 'missing'}`
      issues.push({ code: `${fault ?? 'missing'}-box`, message, index })
      continue
    }
    words.push({
      id: `${o.pageId}-${o.pageVariationId}-${index}`,
      ...box,
      word: text,
      ...(detectedBreak === undefined ? {} : { detectedBreak }),
      ...(confidence === undefined ? {} : { confidence }),
    })
  }
  return { words, issues }
}

function reportMissingBoxes(
  answer: Record<string, unknown>,
  annotations: readonly RecognizedWord[],
  fullWords: number,
  issues: Issue[],
): void {
  if (fullWords > 0) return
  const [only, second] = annotations
  const text = readText(readRecord(answer['fullTextAnnotation'])?.['text']).trim()
  if (only === undefined ? text !== '' : second === undefined && only.text.includes(' ')) {
    const told = only === undefined ? 'is lost' : 'stands in one rect'
    const message = `The recognition told no boxes of single words, so the page's text ${told}: ask for DOCUMENT_TEXT_DETECTION`
    issues.push({ code: 'words-without-boxes', message })
  }
}

function findFault(
  text: string,
  box: Box | null,
  page: Box | null,
  words: number,
): 'missing' | 'empty' | 'page-sized' | null {
  if (box === null) return 'missing'
  if (text.trim() === '' || box.width <= 0 || box.height <= 0) return 'empty'
  const isPageSized = page !== null && box.width * box.height >= PAGE_SIZED * page.width * page.height
  return isPageSized && words > 1 ? 'page-sized' : null
}
