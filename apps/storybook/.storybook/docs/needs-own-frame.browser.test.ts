import { expect, it } from 'vitest'
import { chooseFrameSize } from './choose-frame-size'
import { needsOwnFrame } from './needs-own-frame'

it('needs a frame if it is open from the start or has a play function', () => {
  expect(needsOwnFrame({ name: 'Long', initialArgs: { open: true } })).toBe(true)
  expect(needsOwnFrame({ name: 'Long', initialArgs: { defaultOpen: true } })).toBe(true)
  expect(needsOwnFrame({ name: 'Long', initialArgs: {}, playFunction: () => undefined })).toBe(true)
  expect(needsOwnFrame({ name: 'Open on a phone', initialArgs: {} })).toBe(true)
})

it('needs a frame if it fixes a direction or a width, or fills the window', () => {
  const facts = { name: 'Plain', initialArgs: {} }
  expect(needsOwnFrame({ ...facts, storyGlobals: { direction: 'rtl' } })).toBe(true)
  expect(needsOwnFrame({ ...facts, storyGlobals: { viewport: { value: 'w375' } } })).toBe(true)
  expect(needsOwnFrame({ ...facts, parameters: { layout: 'fullscreen' } })).toBe(true)
  expect(needsOwnFrame({ ...facts, parameters: { frame: { height: 140 } } })).toBe(true)
})

it('needs no frame otherwise', () => {
  const facts = { storyGlobals: {}, parameters: { layout: 'padded' } }
  expect(needsOwnFrame({ ...facts, name: 'Opening hours', initialArgs: { open: false } })).toBe(false)
  expect(needsOwnFrame({ name: 'Closed', initialArgs: {}, parameters: { frame: 'page' } })).toBe(false)
})

it('takes the size of the fixed width first, then of the parameter, then of the layout', () => {
  const facts = { name: 'Plain', initialArgs: {} }
  const phone = { viewport: { value: 'w375', isRotated: false } }
  const asking = { parameters: { layout: 'fullscreen', frame: { height: 400 } } }
  expect(chooseFrameSize({ ...facts, ...asking, storyGlobals: phone })).toEqual({
    width: 375,
    height: 640,
    fits: false,
  })
  expect(chooseFrameSize({ ...facts, ...asking })).toEqual({ width: 1024, height: 400, fits: false })
  expect(chooseFrameSize({ ...facts, parameters: { frame: { width: 1024 } } })).toEqual({
    width: 1024,
    height: 480,
    fits: true,
  })
  expect(chooseFrameSize(facts)).toEqual({ width: 'page', height: 480, fits: true })
})
