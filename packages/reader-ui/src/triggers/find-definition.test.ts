import type { PopupTrigger, TriggerItem } from '@lectern/core/book'
import { expect, test } from 'vitest'
import { findDefinition } from './find-definition'
import { readTrigger } from './read-trigger'

const find = (fields: Partial<PopupTrigger>, language = 'en') =>
  findDefinition(
    readTrigger(
      { id: 't', ...fields },
      { language, languages: ['en', 'es'], base: 'https://a.example', places: [], here: null, coverCount: 0 },
    ),
  )
const defining = (content: TriggerItem['content']): TriggerItem[] => [{ type: 'Definition', content }]

test('a definition names its word by itself, by its title or by its text, in that order [GLOS-004]', () => {
  const items = defining({ en: { word: 'owl', text: 'A bird of the night.' } })
  expect(find({ title: { en: 'Bird', es: 'Ave' }, items })?.terms).toEqual([
    { text: 'owl', language: 'en' },
    { text: 'Bird', language: 'en' },
    { text: 'A bird of the night.', language: 'en' },
  ])
  expect(find({ items: defining('owl') })?.terms).toEqual([{ text: 'owl', language: null }])
  expect(find({ title: { es: 'Búho' }, items: defining({ es: 'Un ave.' }) })?.terms[0]).toEqual({
    text: 'Búho',
    language: 'es',
  })
})

test.each<[string, Partial<PopupTrigger>]>([
  ['no item', { title: { en: 'Owl' } }],
  ['a text of another type', { items: [{ type: 'text', content: 'owl' }] }],
  ['two definitions', { items: [...defining('owl'), ...defining('hawk')] }],
  ['a link beside it', { items: defining('owl'), externalLink: 'https://a.example' }],
  ['a quiz beside it', { items: defining('owl'), haQuizId: 7 }],
  ['a contact beside it', { items: defining('owl'), contactInfo: { email: 'a@a.example' } }],
])('a trigger with %s keeps its popup', (_of, fields) => {
  expect(find(fields)).toBeNull()
})
