export type PhysicalSide = 'top' | 'right' | 'bottom' | 'left'

interface Size {
  readonly width: number
  readonly height: number
}

export interface SideRoom {
  /** The box of the panel's anchor, in window pixels. */
  readonly anchor: Readonly<Record<PhysicalSide, number>>
  /** The panel's size, including its distance from the anchor and from the window's edge. */
  readonly panel: Size
  readonly window: Size
}

/**
 * Chooses the side of its anchor on which a panel fits: the preferred one, the opposite one, below, above, then beside.
 * @returns null when it fits on no side
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
