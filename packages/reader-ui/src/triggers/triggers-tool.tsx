import { useMemo } from 'react'
import { LateTool } from '../reading-tools/late-tool'
import type { TriggersProps } from './triggers'

/** Draws the popup triggers of the pages. Their code is loaded with the first page that has some. */
export function TriggersTool(props: TriggersProps) {
  const { book } = props
  const hasTriggers = useMemo(
    () => book.chapters.some(({ pages }) => pages.some(({ popupTriggers }) => popupTriggers.length > 0)),
    [book],
  )
  return <LateTool tool={props} isWanted={hasTriggers} load={loadTriggers} />
}

async function loadTriggers() {
  const late = await import('./triggers')
  return late.Triggers
}
