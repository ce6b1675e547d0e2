import { lazy, Suspense, useLayoutEffect, useRef, type ComponentType, type ReactNode, type RefObject } from 'react'
import type { KbdProps } from '../kbd'
import { importLate } from '../late/import-late'
import { placeTooltip } from './place-tooltip'
import * as styles from './tooltip.css'

// Whoever only reads loads no names of keys before a tooltip shows some.
const LateKbd = /* @__PURE__ */ lazy<ComponentType<KbdProps>>(() =>
  importLate().then(
    ({ Kbd }) => ({ default: Kbd }),
    (reason: unknown) => {
      console.warn('The keys in a tooltip could not be loaded.', reason)
      return { default: () => null }
    },
  ),
)

export interface TooltipBubbleProps {
  readonly text: string
  readonly shortcut: string | undefined
  readonly anchor: RefObject<HTMLElement | null>
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
}

/** The words and the keys, which show together: a bubble that grows would leave its place. */
export function TooltipBubble({ shortcut, ...bubble }: TooltipBubbleProps) {
  return (
    <Suspense fallback={null}>
      <Bubble {...bubble} keys={shortcut !== undefined && <LateKbd keys={shortcut} look="outlined" />} />
    </Suspense>
  )
}

interface BubbleProps extends Omit<TooltipBubbleProps, 'shortcut'> {
  readonly keys: ReactNode
}

function Bubble({ text, keys, anchor, ...pointer }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (anchor.current === null || bubble.current === null) return
    const place = placeTooltip(anchor.current.getBoundingClientRect(), bubble.current.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    })
    bubble.current.style.transform = `translate(${place.left}px, ${place.top}px)`
  }, [anchor])
  return (
    <div ref={bubble} role="tooltip" className={styles.bubble} {...pointer}>
      {text}
      {keys && <span className={styles.keys}>{keys}</span>}
    </div>
  )
}
