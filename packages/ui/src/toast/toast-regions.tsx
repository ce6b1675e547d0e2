import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../locale/use-translate'
import { Toast } from './toast'
import * as styles from './toast.css'
import type { ShownToast } from './toast-list'

export interface ToastRegionsProps {
  readonly toasts: readonly ShownToast[]
  readonly onClose: (id: number) => void
}

/**
 * Renders the toasts in two live regions: critical ones interrupt a screen reader, others wait for a pause. Both are mounted
 * before the first toast, because screen readers announce changes only in regions they already know. F8 moves the
 * focus there.
 */
export function ToastRegions({ toasts, onClose }: ToastRegionsProps) {
  const t = useTranslate()
  const region = useRef<HTMLElement>(null)
  const [isWindowActive, setWindowActive] = useState(true)
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    window.addEventListener('blur', () => setWindowActive(false), { signal })
    window.addEventListener('focus', () => setWindowActive(true), { signal })
    window.addEventListener('keydown', ({ key }) => key === 'F8' && region.current?.focus(), { signal })
    return () => listeners.abort()
  }, [])
  return (
    <section ref={region} data-toasts tabIndex={-1} aria-label={`${t('notifications')} (F8)`} className={styles.region}>
      {(['polite', 'assertive'] as const).map((live) => (
        <ol key={live} aria-live={live} className={styles.list}>
          {toasts
            .filter(({ tone }) => (tone === 'critical') === (live === 'assertive'))
            .map((toast) => (
              <Toast key={toast.id} {...toast} paused={!isWindowActive} onClose={onClose} />
            ))}
        </ol>
      ))}
    </section>
  )
}
