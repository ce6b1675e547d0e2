import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import type { DefineWord } from '../glossary/define-word'
import type { UsedNotes } from '../notes/use-notes'
import { WordTool } from '../word-menu/word-tool'
import { EndOfBook } from './end-of-book'
import { ListeningButton } from './listening-button'
import { NarrationNotices } from './narration-notices'
import { RepeatHandles } from './repeat-handles'
import { SilentChapterTool } from './silent-chapter-tool'
import { useListening } from './use-listening'
import { useEndOfBook } from './use-end-of-book'
import { useMediaSession } from './use-media-session'
import { useSleepTimer } from './use-sleep-timer'

interface ListeningToolsProps extends ReadingToolsProps {
  readonly notes: UsedNotes
  readonly define: DefineWord | null
}

/** Renders the tools for listening. */
export function ListeningTools(props: ListeningToolsProps) {
  const timer = useSleepTimer(props.media)
  const listening = useListening(props, timer)
  const [hasEnded, closeEnd] = useEndOfBook(props)
  useMediaSession(props)
  return (
    <>
      {hasEnded ? <EndOfBook {...props} onClose={closeEnd} /> : <NarrationNotices {...props} listening={listening} />}
      <WordTool {...props} listening={listening} />
      <ListeningButton {...props} listening={listening} timer={timer} />
      <RepeatHandles {...props} listening={listening} />
      <SilentChapterTool {...props} />
    </>
  )
}
