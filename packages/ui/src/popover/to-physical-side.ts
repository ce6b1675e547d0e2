import type { TextDirection } from '../locale/locale-context'
import type { PhysicalSide } from './choose-side'

/** The side of its anchor on which a popover is placed: `start` is the left when text runs left to right. */
export const popoverSides = ['top', 'end', 'bottom', 'start'] as const
export type PopoverSide = (typeof popoverSides)[number]

/** The side on the window's own axes, for positioning by pixels. */
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
