import type { Box, Issue, Rect } from '../../types'
import { findImageResponse } from './find-image-response'
import { readAnnotations } from './read-annotations'
import { readFullText } from './read-full-text'
import type { RecognizedWord } from './recognized-word'
import { readRecord, readText } from './read-unknown'

/** A box that covers at least this fraction of the page, beside other words, is the page's and not the word's. */
const PAGE_SIZED = 0.9

/**
 * Reads the word rects of a Google Cloud Vision text detection: the response for one image, `{responses: [one]}`, a list of
 * one, or `{detections: response}`. Boxes are in whole page-image pixels; breaks, including unknown types, and confidences are
 * kept. Rects are in the order of the response (`orderReading` finds the reading order); their ids are made of the page's ids
 * and a number. Never throws on the content of a response. `issues` lists words that are left out because their box is
 * missing, empty or as large as the page, an error in place of a result, an unusable response, and text without the boxes of
 * its words. A response without text has no words and no issues, except for `{}`, which has one.
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
  const { image, issues } = findImageResponse(response)
  if (image === null) return { words: [], issues }
  const error = readRecord(image['error'])
  if (error !== null) {
    const reason = typeof error['message'] === 'string' ? error['message'] : 'it gave no reason'
    issues.push({ code: 'recognition-failed', message: `Page ${o.pageId} was not recognised: ${reason}` })
  }
  const fullText = readFullText(image['fullTextAnnotation'])
  const annotations = readAnnotations(image['textAnnotations'])
  reportMissingBoxes(image, annotations.words, fullText.words.length, issues)
  const found = fullText.words.length === 0 || annotations.hasBreaks ? annotations.words : fullText.words

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
  image: Record<string, unknown>,
  annotations: readonly RecognizedWord[],
  fullWords: number,
  issues: Issue[],
): void {
  if (fullWords > 0) return
  const [only, second] = annotations
  const text = readText(readRecord(image['fullTextAnnotation'])?.['text']).trim()
  if (only === undefined ? text !== '' : second === undefined && only.text.includes(' ')) {
    const result = only === undefined ? 'is lost' : 'is in one rect'
    const message = `The recognition returned no boxes of single words, so the page's text ${result}: request DOCUMENT_TEXT_DETECTION`
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
