import { createTranslate, errorMessages } from '@lectern/messages'
import { expect, test } from 'vitest'
import { describeRefusal, type Refusal } from './describe-refusal'

const t = createTranslate('en', errorMessages.en)
const toText = (refusal: Refusal) => describeRefusal(t, { ...refusal, language: 'zh' })

test('shows a missing variation in one text for alignment and another for the rest [MSG-037]', () => {
  const plan = { kind: 'refused', reason: 'no-chapter-variation' } as const
  for (const flow of ['generate', 'convert', 'refresh'] as const) {
    expect(toText({ flow, plan })).toBe('No chapter variation found for selected language.')
  }
  expect(toText({ flow: 'align', plan })).toBe('Missing chapter variation for selected language.')
})

test('shows missing audio in the same text everywhere [MSG-037]', () => {
  const plan = { kind: 'refused', reason: 'no-audio' } as const
  for (const flow of ['convert', 'refresh', 'align'] as const) {
    expect(toText({ flow, plan })).toBe('No audio file found for this chapter variation.')
  }
})

test('has a text of its own for every other refusal, with its subject', () => {
  expect(toText({ flow: 'convert', plan: { kind: 'refused', reason: 'not-wav' } })).toMatch(/not a WAV file/)
  expect(toText({ flow: 'align', plan: { kind: 'refused', reason: 'no-book' } })).toMatch(/^Missing bookId/)
  expect(toText({ flow: 'align', plan: { kind: 'refused', reason: 'no-ocr-data', pageNumber: 5 } })).toMatch(/page 5/)
  expect(toText({ flow: 'generate', plan: { kind: 'refused', reason: 'no-text' } })).toMatch(/variation zh$/)
})
