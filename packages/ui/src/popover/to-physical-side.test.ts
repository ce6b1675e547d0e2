import { expect, it } from 'vitest'
import { popoverSides, toPhysicalSide } from './to-physical-side'

it('swaps start and end when text runs right to left, and no other side', () => {
  expect(popoverSides.map((side) => toPhysicalSide(side, 'ltr'))).toEqual(['top', 'right', 'bottom', 'left'])
  expect(popoverSides.map((side) => toPhysicalSide(side, 'rtl'))).toEqual(['top', 'left', 'bottom', 'right'])
})
