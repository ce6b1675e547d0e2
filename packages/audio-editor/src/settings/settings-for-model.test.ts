import { expect, test } from 'vitest'
import { settingsForModel } from './settings-for-model'

test('sends style 0 to a model without style and keeps the stored value [AUD-025]', () => {
  const stored = { stability: 0.1, similarity_boost: 0.2, style: 0.3, speed: 0.9 }
  expect(settingsForModel(stored, { canUseStyle: false })).toEqual({ ...stored, style: 0 })
  expect(stored.style).toBe(0.3)
  expect(settingsForModel(stored, { canUseStyle: true })).toEqual(stored)
})
