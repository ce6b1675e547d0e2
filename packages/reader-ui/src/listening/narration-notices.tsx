import { useReaderSelector } from '../connected/use-reader-store'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { isSamePlace } from '../store/outline'
import { ElsewhereNotice } from './elsewhere-notice'
import { FailureNotice } from './failure-notice'
import { useVoiceFollowsPage } from './use-voice-follows-page'

/** Shows what the reader should know of the narration, with a way on. At most one notice at a time. */
export function NarrationNotices(props: Pick<ReadingToolsProps, 'slots' | 'outline' | 'onRefreshMedia'>) {
  useVoiceFollowsPage()
  const failure = useReaderSelector(({ reading }) => reading.failure)
  const shown = useReaderSelector(({ reading }) => reading.shown)
  const isElsewhere = useReaderSelector(
    ({ reading }) => reading.isPlaying && !isSamePlace(reading.shown, reading.narrated),
  )
  if (failure !== null) return <FailureNotice {...props} failure={failure} />
  return isElsewhere && shown !== null ? <ElsewhereNotice {...props} shown={shown} /> : null
}
