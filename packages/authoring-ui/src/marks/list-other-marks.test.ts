import { expect, it } from 'vitest'
import { listOtherMarks } from './list-other-marks'

it('lists the marks of other chapters page by page, triggers first, without empty chapters', () => {
  const page = { pageId: 1, page_number: 1, popupTriggers: [{ id: 'owl' }], coachingPoints: [{ id: 'tip' }] }
  const empty = { pageId: 3, page_number: 3, popupTriggers: [], coachingPoints: [] }
  const chapters = [
    { id: 4, name: 'Here', pages: [page] },
    { id: 5, name: 'There', pages: [empty, { ...page, pageId: 2, page_number: 2 }] },
    { id: 6, name: 'Nothing', pages: [empty] },
  ]
  const place = { pageId: 2, pageNumber: 2 }
  expect(listOtherMarks(chapters, 4)).toEqual([
    {
      chapterId: 5,
      name: 'There',
      marks: [
        { ...place, mark: { kind: 'trigger', fields: { id: 'owl' } } },
        { ...place, mark: { kind: 'point', fields: { id: 'tip' } } },
      ],
    },
  ])
})
