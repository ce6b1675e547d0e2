import type { Box } from '@lectern/core/geometry'
import type { DrawerSide } from '@lectern/ui'

export interface DrawerRoom {
  /** Width of the window, in pixels. */
  readonly width: number
  /** Width of the drawer. */
  readonly drawerWidth: number
  readonly isRightToLeft: boolean
}

/**
 * Chooses the side of the window where a drawer leaves a word visible: the end, unless less of the word is covered at the
 * start. The box of the word is in pixels of the window, from its left edge.
 */
export function chooseDrawerSide(
  { x, width: size }: Box,
  { width, drawerWidth, isRightToLeft }: DrawerRoom,
): DrawerSide {
  const coveredAt = (left: number) => Math.max(0, Math.min(x + size, left + drawerWidth) - Math.max(x, left))
  const [left, right] = [coveredAt(0), coveredAt(width - drawerWidth)]
  const [start, end] = isRightToLeft ? [right, left] : [left, right]
  return start < end ? 'start' : 'end'
}
