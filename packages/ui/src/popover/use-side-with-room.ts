import { useLayoutEffect, useState } from 'react'
import { chooseSide, type PhysicalSide } from './choose-side'

export interface PlacedPanel {
  /** Null while it is closed. */
  readonly panel: HTMLElement | null
  readonly findAnchor: () => Element | null
  /** How far it stands from its anchor, its arrow included, and from the window's edge. */
  readonly distance: number
  /** It scrolls where the window is too low for it, so only its width counts. */
  readonly shrinks?: boolean | undefined
}

/**
 * The side at which a panel has room when it opens and whenever the window or the panel changes; null where it has none.
 * What places it would turn it to the opposite side only, and let it leave the window where that has no room either.
 */
export function useSideWithRoom(
  asked: PhysicalSide,
  { panel, findAnchor, distance, shrinks = false }: PlacedPanel,
): PhysicalSide | null {
  const [side, setSide] = useState<PhysicalSide | null>(asked)
  // After every drawing, for what the panel holds decides how high it is.
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

/** Also of what is scrolled inside it. */
function measureHeight(panel: HTMLElement): number {
  return [...panel.children].reduce(
    (height, part) => height + part.scrollHeight - part.clientHeight,
    panel.offsetHeight,
  )
}
