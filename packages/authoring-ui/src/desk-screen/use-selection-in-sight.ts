import { toScreen } from '@lectern/core/geometry'
import { useEffect, type RefObject } from 'react'
import { reveal, visibleBox } from '../editor/viewport'
import { useDesk, useDeskEditor } from './use-desk'

/** Distance that the word keeps from what covers it, in pixels. */
const marginPx = 24

/**
 * Brings the selected word into view: pans the page when the word lies outside of the stage, and scrolls the screen of a phone,
 * whose lower part is covered by the card of the selection. Beside the stage, the row of the selection stays in view when the card takes
 * a part of its list.
 */
export function useSelectionInSight(stage: RefObject<HTMLElement | null>, card: RefObject<HTMLElement | null>): void {
  const { editor } = useDesk()
  const selected = useDeskEditor((state) => state.selected)
  useEffect(() => {
    const surface = stage.current?.querySelector('[role=listbox]')
    const [first] = editor.listSelected()
    if (first === undefined || surface === null || surface === undefined || card.current === null) return undefined
    const { viewport, canvasSize } = editor.getState()
    const seen = visibleBox(viewport, canvasSize)
    const { x, y, width, height } = first.rect
    const isOutside = x + width < seen.x || x > seen.x + seen.width || y + height < seen.y || y > seen.y + seen.height
    if (selected.size === 1 && isOutside) editor.setViewport(reveal(viewport, first.rect, canvasSize, marginPx))
    const isShown = card.current.getClientRects().length > 0
    if (!isShown || getComputedStyle(card.current).position !== 'fixed') return keepRowInSight(card.current)
    const shown = editor.getState().viewport
    const top = surface.getBoundingClientRect().top + toScreen(shown, first.rect).y
    const scroller = findScroller(surface)
    const above = top - marginPx - Math.max(0, scroller.getBoundingClientRect().top)
    const below = top + height * shown.zoom + marginPx - card.current.getBoundingClientRect().top
    const by = above < 0 ? above : Math.min(Math.max(below, 0), above)
    if (by !== 0) scroller.scrollBy({ top: by, behavior: 'instant' })
    return undefined
  }, [editor, stage, card, selected])
}

/** Scrolls to the row of the selection whenever the card has another size. Returns a function that ends it. */
function keepRowInSight(card: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    // A phone shows the page, and no list beside it.
    if (getComputedStyle(card).position === 'fixed') return
    const row = card.parentElement?.querySelector('[data-step-content] [aria-pressed="true"]')
    row?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
  observer.observe(card)
  return () => observer.disconnect()
}

/** Returns the nearest ancestor that scrolls down. */
function findScroller(element: Element): Element {
  let at = element.parentElement
  while (at !== null) {
    const { overflowY } = getComputedStyle(at)
    if ((overflowY === 'auto' || overflowY === 'scroll') && at.scrollHeight > at.clientHeight) return at
    at = at.parentElement
  }
  return document.documentElement
}
