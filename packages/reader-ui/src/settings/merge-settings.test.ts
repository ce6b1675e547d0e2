import { expect, test } from 'vitest'
import { findChanges } from './find-changes'
import { mergeSettings } from './merge-settings'

const local = { theme: 'dark', locale: 'en', autoFlip: true, rectColor: '#00ff00' } as const

test("prefers the server's settings after a sign-in and keeps those it lacks", () => {
  const server = { theme: 'light', spanish_interface: true, auto_page_turn: false, vertical_layout: true }
  expect(mergeSettings({ server, local, changed: {} })).toEqual({
    theme: 'light',
    locale: 'es',
    autoFlip: false,
    screenLayout: 'vertical',
    rectColor: '#00ff00',
  })
})

test("uses the device's settings without a user or a response", () => {
  expect(mergeSettings({ server: null, local, changed: {} })).toEqual(local)
  expect(mergeSettings({ server: {}, local, changed: {} })).toEqual(local)
})

test('keeps changes made on the device during the request', () => {
  const server = { theme: 'light', spanish_interface: true }
  expect(mergeSettings({ server, local, changed: { theme: 'contrast' } })).toMatchObject({
    theme: 'contrast',
    locale: 'es',
  })
})

test('findChanges returns new and different values', () => {
  expect(findChanges({ theme: 'dark', locale: 'en' }, { theme: 'light', locale: 'en', autoFlip: false })).toEqual({
    theme: 'light',
    autoFlip: false,
  })
  expect(findChanges(local, local)).toEqual({})
  expect(findChanges(local, {})).toEqual({})
})
