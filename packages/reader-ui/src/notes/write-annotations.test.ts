import { expect, test } from 'vitest'
import type { ListedNote } from './list-notes'
import { addNote, noNotes } from './note'
import { writeAnnotations } from './write-annotations'

/** Terms of http://www.w3.org/ns/anno.jsonld: JSON-LD drops a key that is none, and reads these values as IRIs. */
const terms =
  '@context id type label total first partOf startIndex items motivation created body value format purpose target source selector conformsTo'.split(
    ' ',
  )
const types =
  'AnnotationCollection AnnotationPage Annotation TextualBody SpecificResource FragmentSelector Image'.split(' ')

const draft = { icon: 'note', size: 40, excerpt: '', createdAt: '2026-11-28T12:00:00.000Z' }
function listed(key: string, place: { x: number | null; y: number | null }): ListedNote {
  const [note] = addNote(noNotes, { ...draft, ...place, key, pageId: 7, text: `Text of "${key}"` }).list
  return { note: note!, place: { chapterId: 3, pageId: 7 }, pageNumber: 1, language: 'en', thumbnailLink: null }
}

const book = { title: 'Notes on The Owl', bookId: 1, bookTitle: 'The Owl', origin: 'https://books.example.org' }
const written = writeAnnotations([listed('a b', { x: 100, y: 10 }), listed('c', { x: null, y: null })], book)

test('annotations name their page, and the box of the note in its image as a media fragment', () => {
  expect(written).toMatchObject({ type: 'AnnotationCollection', total: 2, first: { type: 'AnnotationPage' } })
  expect(written.first.items).toMatchObject([
    {
      id: 'urn:lectern:note:a%20b',
      created: '2026-11-28T12:00:00.000Z',
      body: { type: 'TextualBody', value: 'Text of "a b"', format: 'text/plain' },
      target: {
        source: { id: 'https://books.example.org/?book=1&chapter=3&page=7' },
        selector: { type: 'FragmentSelector', value: 'xywh=pixel:80,0,40,40' },
      },
    },
    { target: { type: 'SpecificResource' } },
  ])
  expect(written.first.items[1]).not.toHaveProperty('target.selector')
})

test('annotations are JSON-LD with terms and classes of the W3C context and absolute IRIs', () => {
  expect(written['@context']).toBe('http://www.w3.org/ns/anno.jsonld')
  const entries = listEntries(JSON.parse(JSON.stringify(written)))
  expect(entries.map(([key]) => key).filter((key) => !terms.includes(key))).toEqual([])
  const valuesOf = (name: string) => entries.filter(([key]) => key === name).map(([, value]) => String(value))
  expect(valuesOf('type').filter((type) => !types.includes(type))).toEqual([])
  const ids = valuesOf('id')
  expect(ids.filter((id) => !URL.canParse(id))).toEqual([])
  const own = ids.filter((id) => !id.includes('&page='))
  expect(new Set(own).size).toBe(own.length)
})

/** Lists the keys of a JSON value with their values, at all depths. */
function listEntries(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap(listEntries)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[key, inner] as [string, unknown], ...listEntries(inner)])
}
