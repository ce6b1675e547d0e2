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
      variations: [
        { id: 11, variation: 'es', altText: ' Una lechuza ' },
        { id: 12, variation: 'en', altText: '' },
      ],
    },
    {
      pageId: 2,
      page_number: 2,
      variations: [
        { id: 21, variation: 'es', altText: 'El mar' },
        { id: 22, variation: 'en', altText: null },
      ],
    },
    { pageId: 3, page_number: 3, variations: [{ id: 31, variation: 'es', altText: 'Fin' }] },
    {
      pageId: 4,
      page_number: 4,
      variations: [
        { id: 41, variation: 'es', altText: '1984' },
        { id: 42, variation: 'en' },
      ],
    },
  ],
}

describe('listShortTexts', () => {
  it('lists what one language has and the other lacks, except texts without letters', () => {
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

  it('takes the name without a language for that in the first language of the chapter', () => {
    const titles = (named: NamedChapter, from: string, to: string) =>
      listShortTexts({ ...named, pages: [] }, from, to).map(({ source }) => source)
    expect(titles(chapter, 'fr', 'en')).toEqual(['Le phare'])
    expect(titles(chapter, 'fr', 'es')).toEqual([])
    expect(titles(chapter, 'es', 'fr')).toEqual([])
    expect(titles({ ...chapter, name: ' ' }, 'fr', 'es')).toEqual(['Le phare'])
  })

  it('takes a blank name in a language for a missing one', () => {
    const [first, second, third] = chapter.variations
    const blank = { ...chapter, pages: [], variations: [{ ...first!, name: '' }, { ...second!, name: ' ' }, third!] }
    expect(listShortTexts(blank, 'es', 'en').map(({ source }) => source)).toEqual(['El faro'])
    expect(listShortTexts(blank, 'fr', 'es')).toEqual([])
    expect(listShortTexts(blank, 'en', 'fr')).toEqual([])
  })
})
