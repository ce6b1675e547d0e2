/** A box in the pixels of the window. */
export interface WindowBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Distance between toasts and what they stay clear of, in pixels. */
const gap = 8

/**
 * Returns how far the toasts move, in pixels to the right and down, to cover none of the boxes: as little as possible, and at most
 * half of the window. They stay where they are if nothing is free.
 */
export function findClearPlace(
  toasts: WindowBox,
  boxes: readonly WindowBox[],
  room: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number } {
  const width = toasts.right - toasts.left
  const height = toasts.bottom - toasts.top
  const lefts = [toasts.left, ...boxes.flatMap((box) => [box.left - gap - width, box.right + gap])]
  const tops = [toasts.top, ...boxes.map((box) => box.top - gap - height)]
  let best = { x: 0, y: 0 }
  let bestDistance = Infinity
  for (const left of lefts) {
    const x = left - toasts.left
    if (left < 0 || left + width > room.width || Math.abs(x) > room.width / 2) continue
    for (const top of tops) {
      const y = top - toasts.top
      const distance = Math.abs(x) + Math.abs(y)
      if (distance >= bestDistance || top < 0 || y > 0 || -y > room.height / 2) continue
      const moved = { left, top, right: left + width, bottom: top + height }
      if (boxes.some((box) => overlaps(box, moved))) continue
      best = { x, y }
      bestDistance = distance
    }
  }
  return best
}

function overlaps(a: WindowBox, b: WindowBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
