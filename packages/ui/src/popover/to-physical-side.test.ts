import { expect, it } from 'vitest'
import { popoverSides, toPhysicalSide } from './to-physical-side'

it('turns the sides along the text round where text runs right to left, and no other', () => {
  expect(popoverSides.map((side) => toPhysicalSide(side, 'ltr'))).toEqual(['top', 'right', 'bottom', 'left'])
  expect(popoverSides.map((side) => toPhysicalSide(side, 'rtl'))).toEqual(['top', 'left', 'bottom', 'right'])
})
