import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { SwipeOptions } from './attach-swipe'

/** Loads swiping at the first touch of the stage, whose movement it then follows. */
export function useLateSwipe(stage: RefObject<HTMLElement | null>, options: SwipeOptions): void {
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const element = stage.current
    if (element === null) return undefined
    let detach: (() => void) | null = null
    let isGone = false
    const onTouch = (first: PointerEvent) => {
      if (first.pointerType === 'mouse') return
      element.removeEventListener('pointerdown', onTouch)
      // A tap may end before the code arrives. A finger that is counted as down for ever would end each later swipe.
      let isDown = true
      const onLift = ({ pointerId }: PointerEvent) => {
        if (pointerId === first.pointerId) isDown = false
      }
      const lifts = ['pointerup', 'pointercancel'] as const
      for (const lift of lifts) window.addEventListener(lift, onLift)
      const stopWatching = () => {
        for (const lift of lifts) window.removeEventListener(lift, onLift)
      }
      import('./attach-swipe').then(
        ({ attachSwipe }) => {
          stopWatching()
          if (isGone) return
          const readBook = () => latest.current.readBook()
          detach = attachSwipe(
            element,
            { readBook, onTurn: (turn) => latest.current.onTurn(turn) },
            isDown ? first : null,
          )
        },
        (reason: unknown) => {
          stopWatching()
          console.error('Swiping could not be loaded.', reason)
          if (!isGone) element.addEventListener('pointerdown', onTouch)
        },
      )
    }
    element.addEventListener('pointerdown', onTouch)
    return () => {
      isGone = true
      element.removeEventListener('pointerdown', onTouch)
      detach?.()
    }
  }, [stage])
}
