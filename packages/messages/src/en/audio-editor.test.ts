import { expect, it } from 'vitest'
import { createTranslate } from '../create-translate'
import { audioEditor as spanish } from '../es/audio-editor'
import { audioEditor } from './audio-editor'

const languages = [
  ['en', createTranslate('en', audioEditor)],
  ['es', createTranslate<typeof audioEditor>('es', spanish)],
] as const

it.each(languages)('gives every band of the budget a text of its own beside its colour, in %s [AUD-038]', (_, t) => {
  const words = [
    t('budgetLow'),
    t('budgetHigh'),
    t('budgetCritical'),
    t('budgetSpent'),
    t('budgetOver', { count: 3 }),
    t('budgetUnknown'),
  ]
  expect(new Set(words).size).toBe(words.length)
  for (const state of words) expect(state.trim()).not.toBe('')
})

it('counts the languages that a model card leaves out as "+N more" [AUD-021]', () => {
  const t = createTranslate('en', audioEditor)
  expect(t('modelMoreLanguages', { count: 1 })).toBe('+1 more')
  expect(t('modelMoreLanguages', { count: 26 })).toBe('+26 more')
})
