import { Suspense, useEffect, useMemo, useState, type ComponentType } from 'react'
import { useLateImport } from '../reading-tools/use-late-import'
import type { TriggersProps } from './triggers'

const RETRY_AFTER_MS = 5000

/** Draws the popup triggers of the pages. Their code is loaded with the first page that has some. */
export function TriggersTool(props: TriggersProps) {
  const { book } = props
  const [Triggers, setTriggers] = useState<ComponentType<TriggersProps> | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const hasTriggers = useMemo(
    () => book.chapters.some(({ pages }) => pages.some(({ popupTriggers }) => popupTriggers.length > 0)),
    [book],
  )
  useLateImport(hasTriggers && Triggers === null && !hasFailed, {
    load: () => import('./triggers'),
    onLoad: (late) => setTriggers(() => late.Triggers),
    onFailure: () => setHasFailed(true),
  })
  useEffect(() => {
    if (!hasFailed) return undefined
    const retry = () => setHasFailed(false)
    const timer = setTimeout(retry, RETRY_AFTER_MS)
    window.addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', retry)
    }
  }, [hasFailed])
  return Triggers === null ? null : (
    <Suspense fallback={null}>
      <Triggers {...props} />
    </Suspense>
  )
}
