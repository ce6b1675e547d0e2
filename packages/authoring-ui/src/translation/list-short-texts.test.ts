import { describe, expect, it } from 'vitest'
import { listShortTexts, type NamedChapter } from './list-short-texts'

const chapter: NamedChapter = {
  name: 'El faro',
  variations: [
    { variation: 'es', name: null },
    { variation: 'en', name: null },
    { variation: 'fr', name: 'Le phare' },
  ],
  pages: [
    {
      pageId: 1,
      page_number: 1,
      name: '1',
      variations: [
        { id: 11, variation: 'es', name: null, altText: ' Una lechuza ' },
        { id: 12, variation: 'en', name: null, altText: '' },
      ],
    },
    {
      pageId: 2,
      page_number: 2,
      name: 'La isla',
      variations: [
        { id: 21, variation: 'es', name: 'Una isla', altText: 'El mar' },
        { id: 22, variation: 'en', name: 'An island', altText: null },
      ],
    },
    { pageId: 3, page_number: 3, name: 'El fin', variations: [{ id: 31, variation: 'es', altText: 'Fin' }] },
  ],
}

describe('listShortTexts', () => {
  it('lists what the other language has and this one lacks, without numbers and missing pages', () => {
    expect(listShortTexts(chapter, 'es', 'en')).toEqual([
      { key: 'chapter', place: { kind: 'chapter-title' }, source: 'El faro' },
      {
        key: 'image 1',
        place: { kind: 'image-description', pageId: 1, pageNumber: 1, pageVariationId: 12 },
        source: 'Una lechuza',
      },
      {
        key: 'image 2',
        place: { kind: 'image-description', pageId: 2, pageNumber: 2, pageVariationId: 22 },
        source: 'El mar',
      },
    ])
  })

  it('takes a name without a language for one of the first language of the chapter', () => {
    expect(listShortTexts(chapter, 'fr', 'en').map(({ source }) => source)).toEqual(['Le phare'])
    expect(listShortTexts(chapter, 'en', 'es').map(({ source }) => source)).toEqual([])
    expect(listShortTexts(chapter, 'es', 'fr')).toEqual([])
  })
})
