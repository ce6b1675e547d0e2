import { useLayoutEffect, useState } from 'react'
import { chooseSide, type PhysicalSide } from './choose-side'

export interface PlacedPanel {
  /** Null while it is closed. */
  readonly panel: HTMLElement | null
  readonly findAnchor: () => Element | null
  /** Distance from the anchor, arrow included, and from the window's edge. */
  readonly distance: number
  /** The panel scrolls when the window is too low for it, so only its width matters. */
  readonly shrinks?: boolean | undefined
}

/**
 * Returns the side on which a panel fits, updated when the window or the panel changes, or null when it fits nowhere.
 * Radix would only flip to the opposite side, and leave the window if there is no room either.
 */
export function useSideWithRoom(
  asked: PhysicalSide,
  { panel, findAnchor, distance, shrinks = false }: PlacedPanel,
): PhysicalSide | null {
  const [side, setSide] = useState<PhysicalSide | null>(asked)
  // After every render, because the content decides the height.
  useLayoutEffect(() => {
    if (panel === null) return undefined
    const choose = () => {
      const anchor = findAnchor()
      if (anchor === null) return
      setSide(
        chooseSide(asked, {
          anchor: anchor.getBoundingClientRect(),
          panel: { width: panel.offsetWidth + distance, height: shrinks ? 0 : measureHeight(panel) + distance },
          window: { width: document.documentElement.clientWidth, height: window.innerHeight },
        }),
      )
    }
    choose()
    window.addEventListener('resize', choose)
    return () => window.removeEventListener('resize', choose)
  })
  return side
}

/** Includes content that is scrolled. */
function measureHeight(panel: HTMLElement): number {
  return [...panel.children].reduce(
    (height, part) => height + part.scrollHeight - part.clientHeight,
    panel.offsetHeight,
  )
}
