import { dropEmptyTexts } from '@lectern/core/book'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withoutEmptyTexts } from './without-empty-texts'

describe('texts by language', () => {
  const texts = fc.dictionary(
    fc.constantFrom('en', 'es', 'zh', '__proto__'),
    fc.constantFrom(null, undefined, '', ' \t', 'x', ' y '),
  )

  test('drops exactly the empty titles and links of a trigger or coaching point [POP-023 POP-024]', () => {
    fc.assert(
      fc.property(texts, texts, (title, link) => {
        const saved = withoutEmptyTexts({ id: 'p', title, link, styles: { color: '' }, externalLink: '' })
        const kept = (all: typeof title) => Object.entries(all).filter(([, text]) => text === 'x' || text === ' y ')
        expect(Object.entries(saved.title)).toEqual(kept(title))
        expect(Object.entries(saved.link)).toEqual(kept(link))
        expect(saved).toMatchObject({ id: 'p', styles: { color: '' }, externalLink: '' })
        expect(dropEmptyTexts(saved.title)).toEqual(saved.title)
      }),
    )
  })

  test('leaves an empty object if every text is empty [POP-025]', () => {
    expect(withoutEmptyTexts({ id: 'a', title: { en: '' }, link: null })).toStrictEqual({
      id: 'a',
      title: {},
      link: null,
    })
  })
})
