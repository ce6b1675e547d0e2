import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveSplit } from './move-split'
import { clampSplit } from './clamp-split'
import { shareAtPointer } from './share-at-pointer'
import type { SplitRules } from './split-position'

const keys = fc.constantFrom(
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  'Enter',
  'x',
)
const rules = fc.record({
  min: fc.integer({ min: 5, max: 40 }),
  max: fc.integer({ min: 60, max: 95 }),
  collapsible: fc.boolean(),
  horizontal: fc.boolean(),
  reversed: fc.boolean(),
})

describe('after any sequence of keys', () => {
  it('the first pane is within its limits, or collapsed if allowed', () => {
    fc.assert(
      fc.property(rules, fc.array(keys, { maxLength: 30 }), (held, pressed) => {
        let position = clampSplit(50, held)
        for (const key of pressed) {
          position = moveSplit(position, key, held) ?? position
          if (position.share === 0) expect(held.collapsible).toBe(true)
          else expect(position.share >= held.min && position.share <= held.max).toBe(true)
        }
      }),
    )
  })

  it('pressing Enter twice changes nothing', () => {
    fc.assert(
      fc.property(rules, fc.double({ min: 0, max: 100, noNaN: true }), (some, share) => {
        const held = { ...some, collapsible: true }
        const position = clampSplit(share, held)
        const collapsed = moveSplit(position, 'Enter', held)!
        expect(collapsed.share).toBe(0)
        expect(moveSplit(collapsed, 'Enter', held)).toEqual(position)
      }),
    )
  })
})

const held: SplitRules = { min: 10, max: 90, collapsible: false, horizontal: true, reversed: false }
const at50 = clampSplit(50, held)
const shareAfter = (key: string, more: Partial<SplitRules> = {}) => moveSplit(at50, key, { ...held, ...more })?.share

it('moves in the direction of the arrow, even with the panes swapped', () => {
  expect(shareAfter('ArrowRight')).toBe(52)
  expect(shareAfter('ArrowLeft')).toBe(48)
  expect(shareAfter('ArrowRight', { reversed: true })).toBe(48)
  expect(shareAfter('ArrowDown', { horizontal: false })).toBe(52)
  expect(shareAfter('ArrowDown')).toBeUndefined()
  expect(shareAfter('PageDown')).toBe(60)
  expect(shareAfter('Home')).toBe(10)
  expect(shareAfter('End')).toBe(90)
})

it('expands a collapsed pane with every key that moves it', () => {
  expect(moveSplit({ share: 0, restored: 50 }, 'ArrowRight', { ...held, collapsible: true })?.share).toBe(10)
})

it('follows a pointer with either order of panes', () => {
  expect(shareAtPointer({ start: 100, size: 400, pointer: 200, reversed: false })).toBe(25)
  expect(shareAtPointer({ start: 100, size: 400, pointer: 200, reversed: true })).toBe(75)
  expect(shareAtPointer({ start: 0, size: 0, pointer: 200, reversed: false })).toBe(0)
  expect(clampSplit(Number.NaN, held).share).toBe(10)
})
