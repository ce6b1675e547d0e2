import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readAnswerField, writeAnswerField } from './answer-field'
import { copyTexts } from './copy-texts'
import { cornerKinds, lineKinds, readOwnStyles, writeOwnStyles } from './own-styles'
import type { MarkRect, PageMark } from './page-mark'

const json = fc.jsonValue()
const byLanguage = fc.dictionary(fc.constantFrom('en', 'es', 'he'), fc.constantFrom('', ' ', 'Owl', 'Búho'))
const count = fc.integer({ min: 1, max: 20 })
const answerForm = fc.record(
  { question: fc.oneof(byLanguage, fc.string()), lines: count, maxLength: count, answers: json },
  { requiredKeys: [] },
)

function rectOf(mark: PageMark): MarkRect {
  return { id: 'm', x: 0, y: 0, width: 10, height: 10, mark }
}

it('a short answer that was written is read back, and its other fields stay [POP-016]', () => {
  fc.assert(
    fc.property(answerForm, fc.string({ minLength: 1 }), count, count, (before, question, lines, mostCharacters) => {
      fc.pre(readAnswerField(before, 'en').kind === 'field')
      const after = writeAnswerField(before, 'en', { question, lines, mostCharacters })
      expect(readAnswerField(after, 'en')).toEqual({ kind: 'field', question, lines, mostCharacters })
      expect({ ...after, question: 0, lines: 0, maxLength: 0 }).toEqual({
        ...before,
        question: 0,
        lines: 0,
        maxLength: 0,
      })
    }),
  )
})

it('a short answer in the form of another tool is foreign', () => {
  for (const form of [
    { prompt: 'Why?' },
    'Why?',
    [1],
    3,
    true,
    { question: { url: 'a' } },
    { lines: 0 },
    { maxLength: '9' },
  ]) {
    expect(readAnswerField(form, 'en')).toEqual({ kind: 'foreign' })
  }
  expect(readAnswerField(null, 'en')).toEqual({ kind: 'none' })
})

it('styles that were chosen are read back, and all others stay [POP-016]', () => {
  const styles = fc.dictionary(fc.constantFrom('shadow', 'border-radius', 'borderStyle', 'opacity', 'zIndex'), json)
  const chosen = fc.record({
    corners: fc.constantFrom(...cornerKinds),
    line: fc.constantFrom(...lineKinds),
    opacity: fc.constantFrom(0.4, 0.75, 1),
  })
  fc.assert(
    fc.property(fc.option(styles, { nil: undefined }), chosen, (before, wanted) => {
      const after = writeOwnStyles(before, wanted)
      expect(readOwnStyles(after)).toEqual(wanted)
      for (const name of ['shadow', 'zIndex']) expect(after?.[name]).toEqual(before?.[name])
      expect(after).not.toEqual({})
    }),
  )
  for (const foreign of ['{"opacity":1}', [1], 4]) expect(readOwnStyles(foreign)).toBeNull()
  expect(readOwnStyles({ borderRadius: '3px', 'border-style': 'wavy' })).toMatchObject({ corners: null, line: null })
})

it('texts are copied into the fields of a language that have none, and into no others', () => {
  const fields = fc.record(
    {
      title: byLanguage,
      externalLink: fc.oneof(byLanguage, fc.constant('https://owls.example')),
      contactInfo: fc.oneof(byLanguage, json),
      onPageShortAnswerDetails: fc.oneof(answerForm, json),
      items: fc.array(fc.record({ type: fc.constantFrom('definition', 'video'), content: fc.oneof(byLanguage, json) })),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fields, (own) => {
      const rect = rectOf({ kind: 'trigger', fields: { id: 'm', ...own } })
      const copied = copyTexts(rect, 'en', 'es')
      expect(copyTexts(copied, 'en', 'es')).toBe(copied)
      const { mark } = copied
      if (mark.kind !== 'trigger') throw new Error('A trigger stays one.')
      const wasEmpty = (own.title?.['es'] ?? '').trim() === ''
      const isGiven = (own.title?.['en'] ?? '').trim() !== ''
      expect(mark.fields.title?.['es']).toBe(wasEmpty && isGiven ? own.title?.['en'] : own.title?.['es'])
      expect(mark.fields.title?.['en']).toBe(own.title?.['en'])
      const films = (items: typeof own.items) => items?.filter(({ type }) => type === 'video')
      expect(mark.fields.items?.filter(({ type }) => type === 'video')).toEqual(films(own.items))
    }),
  )
  const point = rectOf({
    kind: 'point',
    fields: { id: 'p', title: { en: 'Look' }, link: { en: 'https://a.example', es: ' ' } },
  })
  expect(copyTexts(point, 'en', 'es').mark.fields).toEqual({
    id: 'p',
    title: { en: 'Look', es: 'Look' },
    link: { en: 'https://a.example', es: 'https://a.example' },
  })
})
