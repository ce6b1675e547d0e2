import type { TextDirection } from '../locale/locale-context'
import type { PhysicalSide } from './choose-side'

/** Where a popover stands, seen from what it belongs to: `start` is the left where text runs left to right. */
export const popoverSides = ['top', 'end', 'bottom', 'start'] as const
export type PopoverSide = (typeof popoverSides)[number]

/** The side of the window's own axes, for what is placed by pixels. */
export function toPhysicalSide(side: PopoverSide, direction: TextDirection): PhysicalSide {
  switch (side) {
    case 'top':
    case 'bottom':
      return side
    case 'start':
      return direction === 'ltr' ? 'left' : 'right'
    case 'end':
      return direction === 'ltr' ? 'right' : 'left'
  }
}
