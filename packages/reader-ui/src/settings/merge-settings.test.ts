import { expect, test } from 'vitest'
import { findChanges } from './find-changes'
import { mergeSettings } from './merge-settings'

const local = { theme: 'dark', locale: 'en', autoFlip: true, rectColor: '#00ff00' } as const

test('after a sign-in the settings of the server win; what it has none of stays', () => {
  const server = { theme: 'light', spanish_interface: true, auto_page_turn: false, vertical_layout: true }
  expect(mergeSettings({ server, local, changed: {} })).toEqual({
    theme: 'light',
    locale: 'es',
    autoFlip: false,
    screenLayout: 'vertical',
    rectColor: '#00ff00',
  })
})

test('without a user or an answer the copy of this device applies', () => {
  expect(mergeSettings({ server: null, local, changed: {} })).toEqual(local)
  expect(mergeSettings({ server: {}, local, changed: {} })).toEqual(local)
})

test('what was changed here while the server was asked stands', () => {
  const server = { theme: 'light', spanish_interface: true }
  expect(mergeSettings({ server, local, changed: { theme: 'contrast' } })).toMatchObject({
    theme: 'contrast',
    locale: 'es',
  })
})

test('a change is what is new, or otherwise than before', () => {
  expect(findChanges({ theme: 'dark', locale: 'en' }, { theme: 'light', locale: 'en', autoFlip: false })).toEqual({
    theme: 'light',
    autoFlip: false,
  })
  expect(findChanges(local, local)).toEqual({})
  expect(findChanges(local, {})).toEqual({})
})
