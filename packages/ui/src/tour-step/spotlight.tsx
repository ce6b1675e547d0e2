import { useLayoutEffect, useRef } from 'react'
import * as styles from './tour-step.css'

/** Dims the page except for the target. */
export function Spotlight({ target }: { readonly target: Element | null }) {
  const light = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (target === null) return undefined
    const updatePosition = () => {
      if (light.current === null) return
      const { left, top, width, height } = target.getBoundingClientRect()
      Object.assign(light.current.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      })
    }
    updatePosition()
    // In the next frame: measuring and placing immediately would loop in the resize observer.
    let frame = 0
    const placeSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(updatePosition)
    }
    const sizes = new ResizeObserver(placeSoon)
    sizes.observe(target)
    window.addEventListener('resize', updatePosition)
    window.addEventListener('scroll', updatePosition, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      window.removeEventListener('resize', updatePosition)
      window.removeEventListener('scroll', updatePosition, { capture: true })
    }
  }, [target])
  return <div ref={light} aria-hidden data-spotlight className={target === null ? styles.dim : styles.light} />
}
