import type { Point } from '@lectern/core/geometry'
import { unionRects, type Box } from '@lectern/core/geometry'
import { useLayoutEffect } from 'react'
import { placePopup } from './place-popup'

/** Distance from the window's edges, in CSS pixels. */
const EDGE = 8

export interface PlacedPopup {
  /** Null while it is not mounted, and for a sheet, which is not placed. */
  readonly panel: HTMLElement | null
  readonly anchor: HTMLElement | null
  /** Element that scrolls over the page. */
  readonly stage: HTMLElement | null
}

/** Keeps a popup beside its anchor and off the highlighted words, by moving its element. */
export function usePopupPlace({ panel, anchor, stage }: PlacedPopup): void {
  useLayoutEffect(() => {
    if (panel === null) return undefined
    let current: Point | null = null
    const place = (keeps: boolean) => {
      current = placePopup({
        size: { width: panel.offsetWidth, height: panel.offsetHeight },
        bounds: readBounds(stage, panel),
        anchor: anchor?.isConnected === true ? toBox(anchor.getBoundingClientRect()) : null,
        avoid: stage === null ? null : readLitWords(stage),
        current: keeps ? current : null,
      })
      move(panel, current)
    }
    const replace = () => place(false)
    const makeWay = () => place(true)
    replace()
    const stopped = new AbortController()
    const { signal } = stopped
    window.addEventListener('resize', replace, { signal })
    stage?.addEventListener('scroll', replace, { signal, passive: true })
    const sizes = new ResizeObserver(replace)
    sizes.observe(panel)
    if (anchor !== null) sizes.observe(anchor)
    // Words are highlighted by this attribute, a few times a second.
    const words = new MutationObserver(makeWay)
    if (stage !== null) words.observe(stage, { subtree: true, attributeFilter: ['data-lit'] })
    return () => {
      stopped.abort()
      sizes.disconnect()
      words.disconnect()
    }
  }, [panel, anchor, stage])
}

/** Returns the window without its edges, and without the header above the page if the popup fits below it. */
function readBounds(stage: HTMLElement | null, panel: HTMLElement): Box {
  const { clientWidth } = document.documentElement
  const bottom = window.innerHeight - EDGE
  const below = Math.max(EDGE, stage?.getBoundingClientRect().top ?? EDGE)
  const top = panel.offsetHeight <= bottom - below ? below : EDGE
  return { x: EDGE, y: top, width: clientWidth - 2 * EDGE, height: bottom - top }
}

function readLitWords(stage: HTMLElement): Box | null {
  const lit = stage.querySelectorAll('[data-spread="shown"] [data-lit]')
  return unionRects(Array.from(lit, (word) => toBox(word.getBoundingClientRect())))
}

/** The panel starts in the corner at the start of the line. */
function move(panel: HTMLElement, { x, y }: Point): void {
  const isRightToLeft = getComputedStyle(panel).direction === 'rtl'
  const across = isRightToLeft ? x + panel.offsetWidth - document.documentElement.clientWidth : x
  panel.style.translate = `${Math.round(across)}px ${Math.round(y)}px`
}

function toBox({ x, y, width, height }: DOMRect): Box {
  return { x, y, width, height }
}
