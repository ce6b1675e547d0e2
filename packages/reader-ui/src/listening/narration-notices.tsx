import { useReaderSelector } from '../connected/use-reader-store'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { isSamePlace } from '../store/outline'
import { ElsewhereNotice } from './elsewhere-notice'
import { FailureNotice } from './failure-notice'
import { ListeningNotice } from './listening-notice'
import type { Listening } from './use-listening'
import { useVoiceFollowsPage } from './use-voice-follows-page'

export interface NarrationNoticesProps extends Pick<ReadingToolsProps, 'slots' | 'outline' | 'onRefreshMedia'> {
  readonly listening: Listening
}

/** Shows what the reader should know of the narration, with a way on. At most one notice at a time. */
export function NarrationNotices({ listening, ...props }: NarrationNoticesProps) {
  useVoiceFollowsPage()
  const failure = useReaderSelector(({ reading }) => reading.failure)
  const shown = useReaderSelector(({ reading }) => reading.shown)
  const isElsewhere = useReaderSelector(
    ({ reading }) => reading.isPlaying && !isSamePlace(reading.shown, reading.narrated),
  )
  if (failure !== null) return <FailureNotice {...props} failure={failure} />
  if (isElsewhere && shown !== null) return <ElsewhereNotice {...props} shown={shown} />
  return <ListeningNotice {...props} listening={listening} />
}
