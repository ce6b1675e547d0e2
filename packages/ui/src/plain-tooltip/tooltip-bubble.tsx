import { Suspense, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { placeTooltip } from './place-tooltip'
import * as styles from './plain-tooltip.css'

export interface TooltipBubbleProps {
  readonly text: string
  readonly keys: ReactNode
  readonly anchor: RefObject<HTMLElement | null>
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
}

/** Shows text and shortcut together: a bubble that grows would no longer be in place. */
export function TooltipBubble(bubble: TooltipBubbleProps) {
  return (
    <Suspense fallback={null}>
      <Bubble {...bubble} />
    </Suspense>
  )
}

function Bubble({ text, keys, anchor, ...pointer }: TooltipBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (anchor.current === null || bubble.current === null) return
    const position = placeTooltip(anchor.current.getBoundingClientRect(), bubble.current.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    })
    bubble.current.style.transform = `translate(${position.left}px, ${position.top}px)`
  }, [anchor])
  return (
    <div ref={bubble} role="tooltip" className={styles.bubble} {...pointer}>
      {text}
      {keys && <span className={styles.keys}>{keys}</span>}
    </div>
  )
}
