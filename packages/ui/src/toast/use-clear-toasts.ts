import { useEffect } from 'react'
import { findClearPlace, type WindowBox } from './find-clear-place'

const actions = 'button, a[href], input, select, summary, video, [role=slider], [role=switch], [role=tab]'

/** Moves the toasts of the application aside while they would cover an action or a player. */
export function useClearToasts(): void {
  useEffect(() => {
    const region = document.querySelector<HTMLElement>('[data-toasts]')
    if (region === null) return undefined
    let frame = 0
    // Set by a move: a pointer that merely rests where the toast appears does not hold it.
    let isPointed = false
    const point = ({ target }: PointerEvent) => {
      isPointed = target instanceof Node && region.contains(target)
    }
    const place = () => {
      frame = 0
      const shown = [...region.querySelectorAll('[data-toast]')]
      // A toast that may be pressed next must not move away.
      if (isPointed || region.matches(':focus-within')) return
      region.style.translate = ''
      if (shown.length === 0) return
      const room = { width: window.innerWidth, height: window.innerHeight }
      const { x, y } = findClearPlace(joinBoxes(shown), listActionBoxes(region), room)
      region.style.translate = `${x}px ${y}px`
    }
    const schedule = () => {
      if (region.querySelector('[data-toast]') === null) isPointed = false
      else if (frame === 0) frame = requestAnimationFrame(place)
    }
    // The screen may change under a toast, such as by a button that appears after the work that it tells of.
    const observer = new MutationObserver(schedule)
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('pointermove', point, { passive: true })
    window.addEventListener('resize', schedule)
    document.addEventListener('scroll', schedule, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      document.removeEventListener('pointermove', point)
      window.removeEventListener('resize', schedule)
      document.removeEventListener('scroll', schedule, { capture: true })
      region.style.translate = ''
    }
  }, [])
}

function joinBoxes(elements: readonly Element[]): WindowBox {
  const boxes = elements.map((element) => element.getBoundingClientRect())
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

/** Lists the boxes of the actions that a press can meet, outside of the toasts. */
function listActionBoxes(region: Element): WindowBox[] {
  return [...document.querySelectorAll(actions)].flatMap((action) => {
    if (region.contains(action)) return []
    const box = action.getBoundingClientRect()
    const at = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
    const met = document.elementsFromPoint(at.x, at.y).find((element) => !region.contains(element))
    if (met === undefined) return []
    return action.contains(met) || met.closest('label')?.contains(action) === true ? [box] : []
  })
}
