import { expect, test } from 'vitest'
import { readHocr } from './read-hocr'

const symbol = (text: string, x: number, confidence = '98.5') =>
  `<span class='ocrx_cinfo' title='x_bboxes ${x} 10 ${x + 9} 30; x_conf ${confidence}'>${text}</span>`
const page = (...words: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<html><head><title>a title that is not text</title><meta name='ocr-system' content='tesseract 5.3.0' /></head><body>
  <div class='ocr_page' id='page_1' title='image "stdin"; bbox 0 0 640 480; ppageno 0'>
   <div class='ocr_carea' id='block_1_1' title="bbox 10 10 600 400">
    <p class='ocr_par' id='par_1_1' lang='eng' title="bbox 10 10 600 200">
     <span class='ocr_line' id='line_1_1' title="bbox 10 10 600 30; baseline 0 -5; x_size 20">
      ${words.join('\n      ')}
     </span>
     <span class='ocr_caption' id='line_1_2' title="bbox 10 40 600 60">
      <span class='ocrx_word' id='word_1_3' title='bbox 10 40 50 60; x_wconf 71'><strong>last</strong></span>
     </span>
    </p>
   </div>
  </div></body></html>`

test('reads blocks, paragraphs, lines, words and symbols with boxes and confidence, in order', () => {
  const word = `<span class='ocrx_word' id='word_1_1' title='bbox 10 10 28 30; x_wconf 96'>${symbol('R', 10)}${symbol('&amp;', 19, '40')}</span>`
  const [block, ...others] = readHocr(page(word, word.replace('R', '&#x5DD;')))
  expect(others).toEqual([])
  expect(block).toMatchObject({ bbox: { x0: 10, y0: 10, x1: 600, y1: 400 }, confidence: (96 + 96 + 71) / 3 })
  expect(block?.paragraphs[0]?.bbox).toEqual({ x0: 10, y0: 10, x1: 600, y1: 200 })
  const [first, second] = block?.paragraphs[0]?.lines ?? []
  expect(first?.words.map(({ text, confidence }) => [text, confidence])).toEqual([
    ['R&', 96],
    ['ם&', 96],
  ])
  expect(first?.words[0]?.symbols).toEqual([
    { text: 'R', confidence: 98.5, bbox: { x0: 10, y0: 10, x1: 19, y1: 30 } },
    { text: '&', confidence: 40, bbox: { x0: 19, y0: 10, x1: 28, y1: 30 } },
  ])
  // An older tesseract tells no boxes of symbols.
  expect(second?.words).toEqual([
    { text: 'last', confidence: 71, bbox: { x0: 10, y0: 40, x1: 50, y1: 60 }, symbols: [] },
  ])
})

test('limits confidence to 0 to 100, and finds no blocks in text that is not hOCR', () => {
  const word = `<span class='ocrx_word' title='bbox 1 1 2 2; x_wconf -5'>${symbol('x', 1, '104.2')}</span>`
  const [read] = readHocr(page(word))[0]?.paragraphs[0]?.lines[0]?.words ?? []
  expect([read?.confidence, read?.symbols[0]?.confidence]).toEqual([0, 100])
  expect(readHocr('')).toEqual([])
  expect(readHocr('a < b > c <p>not of tesseract</p>')).toEqual([])
})
