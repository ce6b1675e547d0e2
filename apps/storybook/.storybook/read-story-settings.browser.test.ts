import { expect, it } from 'vitest'
import { readStorySettings } from './read-story-settings'

it('mirrors texts with the direction until a language is chosen', () => {
  const turned = { direction: 'rtl', locale: 'auto' }
  expect(readStorySettings(turned, false)).toMatchObject({ direction: 'rtl', pseudo: 'mirrored' })
  expect(readStorySettings({ ...turned, locale: 'es' }, false)).toMatchObject({ locale: 'es', pseudo: null })
  expect(readStorySettings({ ...turned, direction: 'ltr' }, false)).toMatchObject({ locale: 'en', pseudo: null })
})

it('keeps the texts of a story that fixes its direction', () => {
  const turned = { direction: 'rtl', locale: 'auto' }
  expect(readStorySettings(turned, false, { direction: 'rtl' })).toMatchObject({ direction: 'rtl', pseudo: null })
})
