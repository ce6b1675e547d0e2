import { expect, it } from 'vitest'
import { measureFrame } from './measure-frame'
import { needsOwnWindow } from './needs-own-window'

it('gives a window of its own to what is open from the start, or is opened by its play', () => {
  expect(needsOwnWindow({ name: 'Long', initialArgs: { open: true } })).toBe(true)
  expect(needsOwnWindow({ name: 'Long', initialArgs: { defaultOpen: true } })).toBe(true)
  expect(needsOwnWindow({ name: 'Long', initialArgs: {}, playFunction: () => undefined })).toBe(true)
  expect(needsOwnWindow({ name: 'Open on a phone', initialArgs: {} })).toBe(true)
})

it('gives one to what turns the document round, has a width of its own or is as high as the window', () => {
  const facts = { name: 'Plain', initialArgs: {} }
  expect(needsOwnWindow({ ...facts, storyGlobals: { direction: 'rtl' } })).toBe(true)
  expect(needsOwnWindow({ ...facts, storyGlobals: { viewport: { value: 'w375' } } })).toBe(true)
  expect(needsOwnWindow({ ...facts, parameters: { layout: 'fullscreen' } })).toBe(true)
  expect(needsOwnWindow({ ...facts, parameters: { frame: { height: 140 } } })).toBe(true)
})

it('leaves everything else where it is', () => {
  const facts = { storyGlobals: {}, parameters: { layout: 'padded' } }
  expect(needsOwnWindow({ ...facts, name: 'Opening hours', initialArgs: { open: false } })).toBe(false)
  expect(needsOwnWindow({ name: 'Closed', initialArgs: {}, parameters: { frame: 'page' } })).toBe(false)
})

it('measures the window by the width of the toolbar, then by what the story asks for, then by what it is', () => {
  const facts = { name: 'Plain', initialArgs: {} }
  const phone = { viewport: { value: 'w375', isRotated: false } }
  const asking = { parameters: { layout: 'fullscreen', frame: { height: 400 } } }
  expect(measureFrame({ ...facts, ...asking, storyGlobals: phone })).toEqual({ width: 375, height: 640, fits: false })
  expect(measureFrame({ ...facts, ...asking })).toEqual({ width: 1024, height: 400, fits: false })
  expect(measureFrame({ ...facts, parameters: { frame: { width: 1024 } } })).toEqual({
    width: 1024,
    height: 480,
    fits: true,
  })
  expect(measureFrame(facts)).toEqual({ width: 'page', height: 480, fits: true })
})
