import { Suspense } from 'react'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { ListeningButton } from './listening-button'
import { NarrationNotices } from './narration-notices'
import { RepeatHandles } from './repeat-handles'
import { SilentChapterTool } from './silent-chapter-tool'
import { useListening } from './use-listening'
import { useSleepTimer } from './use-sleep-timer'

/** Renders the tools for listening. Suspends while the texts of another interface language are loaded. */
export function ListeningTools(props: ReadingToolsProps) {
  return (
    <Suspense fallback={null}>
      <LoadedTools {...props} />
    </Suspense>
  )
}

function LoadedTools(props: ReadingToolsProps) {
  const timer = useSleepTimer(props.media)
  const listening = useListening(props, timer)
  return (
    <>
      <NarrationNotices {...props} listening={listening} />
      <ListeningButton {...props} listening={listening} timer={timer} />
      <RepeatHandles {...props} listening={listening} />
      <SilentChapterTool {...props} />
    </>
  )
}
