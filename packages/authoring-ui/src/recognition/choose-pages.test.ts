import { expect, it } from 'vitest'
import { choosePages } from './choose-pages'

const pageOf = (page: number, hasImage: boolean, rectCount: number) => ({ page, hasImage, rectCount })

it('chooses the pages with an image, and none if no page has one [OCR-004]', () => {
  const choice = choosePages([pageOf(1, true, 0), pageOf(2, false, 0), pageOf(3, true, 12)])
  expect(choice).toEqual({ kind: 'pages', pages: [1, 3], withRects: [3] })
  expect(choosePages([pageOf(1, false, 0)])).toEqual({ kind: 'none' })
  expect(choosePages([])).toEqual({ kind: 'none' })
})
