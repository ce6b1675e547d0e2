import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { pressReorderKey, type ReorderPosition } from './press-reorder-key'

const keys = fc.constantFrom(
  ' ',
  'Enter',
  'Tab',
  'Escape',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'x',
)
const positions = fc
  .record({
    lifted: fc.boolean(),
    index: fc.nat({ max: 30 }),
    more: fc.integer({ min: 1, max: 30 }),
    columns: fc.integer({ min: 1, max: 6 }),
    mirrored: fc.boolean(),
  })
  .map(({ more, ...at }): ReorderPosition => ({ ...at, total: at.index + more }))

it('moves only a lifted entry, and only within the list', () => {
  fc.assert(
    fc.property(keys, positions, (key, at) => {
      const intent = pressReorderKey(key, at)
      if (intent.kind !== 'move') return
      expect(at.lifted).toBe(true)
      expect(intent.to).toBeGreaterThanOrEqual(0)
      expect(intent.to).toBeLessThan(at.total)
      expect(intent.to).not.toBe(at.index)
    }),
  )
})

it('swaps the arrow keys along the text when it runs right to left', () => {
  const changed: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }
  fc.assert(
    fc.property(keys, positions, (key, at) => {
      expect(pressReorderKey(key, { ...at, mirrored: true })).toEqual(
        pressReorderKey(changed[key] ?? key, { ...at, mirrored: false }),
      )
    }),
  )
})

it('leaves no entry lifted', () => {
  const lifted: ReorderPosition = { lifted: true, index: 1, total: 3, columns: 1, mirrored: false }
  expect(['Tab', ' ', 'Enter'].map((key) => pressReorderKey(key, lifted).kind)).toEqual(['drop', 'drop', 'drop'])
  expect(pressReorderKey('Escape', lifted)).toEqual({ kind: 'cancel' })
  expect(pressReorderKey('Escape', { ...lifted, lifted: false })).toEqual({ kind: 'none' })
  expect(pressReorderKey('ArrowLeft', lifted)).toEqual({ kind: 'none' })
})
