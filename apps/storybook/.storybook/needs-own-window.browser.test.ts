import { expect, it } from 'vitest'
import { needsOwnWindow } from './needs-own-window'

it('gives a window of its own to what is open from the start, or is opened by its play', () => {
  expect(needsOwnWindow({ name: 'Long', initialArgs: { open: true } })).toBe(true)
  expect(needsOwnWindow({ name: 'Long', initialArgs: { defaultOpen: true } })).toBe(true)
  expect(needsOwnWindow({ name: 'Long', initialArgs: {}, playFunction: () => undefined })).toBe(true)
  expect(needsOwnWindow({ name: 'Open on a phone', initialArgs: {} })).toBe(true)
})

it('leaves everything else where it is', () => {
  expect(needsOwnWindow({ name: 'Opening hours', initialArgs: { open: false } })).toBe(false)
})
