import { describe, expect, it } from 'vitest'
import { choosePages, type RecognisablePage } from './choose-pages'

const pageOf = (pageNumber: number, hasImage: boolean, rectCount: number): RecognisablePage => ({
  pageId: pageNumber,
  pageVariationId: 100 + pageNumber,
  pageNumber,
  hasImage,
  rectCount,
})

describe('the pages of a recognition', () => {
  it('are those with an image, and there is none to recognise when no page has one [OCR-004]', () => {
    const choice = choosePages([pageOf(1, true, 0), pageOf(2, false, 0), pageOf(3, true, 12)])
    expect(choice).toEqual({
      kind: 'pages',
      pages: [pageOf(1, true, 0), pageOf(3, true, 12)],
      withRects: [pageOf(3, true, 12)],
    })
    expect(choosePages([pageOf(1, false, 0)])).toEqual({ kind: 'none' })
    expect(choosePages([])).toEqual({ kind: 'none' })
  })
})
