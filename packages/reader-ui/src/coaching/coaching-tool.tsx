import { useMemo } from 'react'
import { LateTool } from '../reading-tools/late-tool'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'

/** Draws the coaching points of the pages. Their code is loaded with the first page that has some. */
export function CoachingTool(props: ReadingToolsProps) {
  const { book } = props
  const hasPoints = useMemo(
    () => book.chapters.some(({ pages }) => pages.some(({ coachingPoints }) => coachingPoints.length > 0)),
    [book],
  )
  return <LateTool tool={props} isWanted={hasPoints} load={loadPoints} />
}

async function loadPoints() {
  const late = await import('./coaching-points')
  return late.CoachingPoints
}
