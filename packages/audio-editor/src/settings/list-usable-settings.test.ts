import { expect, it } from 'vitest'
import { listUsableSettings } from './list-usable-settings'

it('lists only settings that the model follows', () => {
  expect(listUsableSettings(undefined)).toEqual(['speed', 'stability', 'similarity_boost'])
  expect(listUsableSettings({ can_use_style: true })).toEqual(['speed', 'stability', 'similarity_boost', 'style'])
  expect(listUsableSettings({ can_use_style: false, can_use_similarity: false })).toEqual(['speed', 'stability'])
})
