import type { Box, Issue, Rect } from '../types'
import { readAnnotations } from './read-annotations'
import { readFullText } from './read-full-text'
import { isRecord, readRecord, readRecords } from './read-unknown'

/** Share of the page from which on a word's box, beside others, is the page's and not the word's. */
const PAGE_SIZED = 0.9

/**
 * Reads the word rects out of a Google Cloud Vision text detection: one image's answer, `{responses: [one]}` or
 * `{detections: answer}`. Boxes are whole page-image pixels; breaks, known or not, and confidences are kept; the rects
 * come in the answer's order (`orderReading` finds the reading order) with ids made of the page's and a number. Never throws
 * on what the answer holds: boxes that are missing, empty or as large as the page are left out and listed, as is an error in
 * the answer's place. An answer without text gives no words and no issues.
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
  const issues: Issue[] = []
  const answer = findAnswer(response, issues)
  if (answer === null) return { words: [], issues }
  const error = readRecord(answer['error'])
  if (error !== null) {
    const reason = typeof error['message'] === 'string' ? error['message'] : JSON.stringify(error)
    issues.push({ code: 'recognition-failed', message: `Page ${o.pageId} was not recognised: ${reason}` })
  }
  const fullText = readFullText(answer['fullTextAnnotation'])
  const annotations = readAnnotations(answer['textAnnotations'])
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

function findAnswer(response: unknown, issues: Issue[]): Record<string, unknown> | null {
  if (!isRecord(response)) {
    const message = `The recognition answered ${response === null ? 'null' : typeof response} where an object was due`
    issues.push({ code: 'not-an-answer', message })
    return null
  }
  if ('responses' in response) {
    const responses = readRecords(response['responses'])
    if (responses.length > 1) {
      issues.push({
        code: 'several-answers',
        message: `The recognition answered for ${responses.length} images where one was asked; the first is taken`,
      })
    }
    return responses[0] ?? {}
  }
  return readRecord(response['detections']) ?? response
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
