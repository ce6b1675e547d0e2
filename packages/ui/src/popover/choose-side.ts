export type PhysicalSide = 'top' | 'right' | 'bottom' | 'left'

interface Size {
  readonly width: number
  readonly height: number
}

export interface SideRoom {
  /** The box of what the panel belongs to, in window pixels. */
  readonly anchor: Readonly<Record<PhysicalSide, number>>
  /** The panel with its distance from the anchor and from the window's edge. */
  readonly panel: Size
  readonly window: Size
}

/**
 * The side of its anchor where a panel has room: the one asked for, the opposite one, below, above, and then beside.
 * @returns null where it has room at no side
 */
export function chooseSide(asked: PhysicalSide, { anchor, panel, window }: SideRoom): PhysicalSide | null {
  const hasRoom: Readonly<Record<PhysicalSide, boolean>> = {
    top: panel.height <= anchor.top,
    bottom: panel.height <= window.height - anchor.bottom,
    left: panel.width <= anchor.left,
    right: panel.width <= window.width - anchor.right,
  }
  const order: readonly PhysicalSide[] = [asked, opposite[asked], 'bottom', 'top', 'right', 'left']
  return order.find((side) => hasRoom[side]) ?? null
}

const opposite: Readonly<Record<PhysicalSide, PhysicalSide>> = {
  top: 'bottom',
  right: 'left',
  bottom: 'top',
  left: 'right',
}
