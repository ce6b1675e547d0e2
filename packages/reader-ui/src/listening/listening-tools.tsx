import { Suspense } from 'react'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { NarrationNotices } from './narration-notices'
import { SilentChapterTool } from './silent-chapter-tool'

/** Renders the tools for listening. Suspends while the texts of another interface language are loaded. */
export function ListeningTools(props: ReadingToolsProps) {
  return (
    <Suspense fallback={null}>
      <NarrationNotices {...props} />
      <SilentChapterTool {...props} />
    </Suspense>
  )
}
