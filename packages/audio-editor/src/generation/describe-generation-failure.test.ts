import { audioEditorMessages, createTranslate } from '@lectern/messages'
import { expect, test } from 'vitest'
import { describeGenerationFailure } from './describe-generation-failure'

const english = createTranslate('en', audioEditorMessages.en)

test('shows the server’s reason, or its own text if the server gave none', () => {
  expect(describeGenerationFailure(english, { kind: 'refused', text: 'Budget spent.' })).toBe('Budget spent.')
  expect(describeGenerationFailure(english, { kind: 'refused', text: '' })).toBe('Failed to generate audio')
})

test('counts sentences whose sound was lost, in both languages', async () => {
  const spanish = createTranslate('es', await audioEditorMessages.load('es'))
  const lost = { kind: 'speech-lost', sentences: 1, characters: 31 } as const
  expect(describeGenerationFailure(english, lost)).toMatch(/1 sentence .*31/)
  expect(describeGenerationFailure(spanish, { ...lost, sentences: 2 })).toMatch(/2 frases .*31/)
})
