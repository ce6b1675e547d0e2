import { configureStore } from '@reduxjs/toolkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { memoryStorage } from '../testing/memory-storage'
import { readPreferences, type Preferences } from './preferences'
import { preferencesChanged, preferencesSlice } from './preferences-slice'
import { readingSlice } from './reading-slice'
import { storePreferences } from './store-preferences'

const usual = readPreferences(memoryStorage())
const flag = fc.boolean()
const color = fc.constantFrom('', '#a1b2c3')
const letter = fc.constantFrom('K', '&', '')
const preferences: fc.Arbitrary<Preferences> = fc.record({
  autoFlip: flag,
  autoScroll: flag,
  continuousPlay: flag,
  flipVideo: flag,
  screenLayout: fc.constantFrom('horizontal', 'vertical'),
  rectColor: color,
  activeWordColor: color,
  highlightUnit: fc.constantFrom('both', 'word', 'sentence'),
  highlightOpacity: fc.double({ min: 0, max: 1, noNaN: true }).map(Math.abs),
  syncOffsetSeconds: fc.integer({ min: -500, max: 500 }).map((milliseconds) => (milliseconds || 0) / 1000),
  sentenceMode: flag,
  voiceFollowsPage: flag,
  pageLayout: fc.constantFrom('auto', 'one', 'two'),
  lettersOn: flag,
  letters: fc.record({ 'toggle-sidebar': letter, 'toggle-image': letter }, { requiredKeys: [] }),
})

it('reads back every preference that was stored [UI-012]', () => {
  fc.assert(
    fc.property(preferences, (chosen) => {
      const storage = memoryStorage()
      const store = configureStore({
        reducer: { reading: readingSlice.reducer, preferences: preferencesSlice.reducer },
      })
      storePreferences(store, storage)
      store.dispatch(preferencesChanged(chosen))
      expect(readPreferences(storage)).toEqual(chosen)
    }),
  )
})

it('reads a preference from any text as a valid one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(usual)), fc.oneof(fc.string(), fc.json()), (name, text) => {
      const storage = memoryStorage()
      storage.setItem(name, text)
      const { letters, syncOffsetSeconds, highlightOpacity, ...rest } = readPreferences(storage)
      for (const key of Object.values(letters)) expect(typeof key).toBe('string')
      expect(Math.abs(syncOffsetSeconds)).toBeLessThanOrEqual(0.5)
      expect(highlightOpacity).toBeGreaterThanOrEqual(0)
      expect(highlightOpacity).toBeLessThanOrEqual(1)
      for (const [other, value] of Object.entries(rest)) {
        expect(typeof value).toBe(typeof Reflect.get(usual, other))
      }
    }),
  )
})

it('stores only what the reader has changed', () => {
  const storage = memoryStorage()
  const store = configureStore({ reducer: { reading: readingSlice.reducer, preferences: preferencesSlice.reducer } })
  const stop = storePreferences(store, storage)
  store.dispatch(preferencesChanged({ autoFlip: false }))
  expect(storage.getItem('autoFlip')).toBe('false')
  expect(storage.getItem('autoScroll')).toBeNull()
  stop()
  store.dispatch(preferencesChanged({ autoFlip: true }))
  expect(storage.getItem('autoFlip')).toBe('false')
})
