import { useMemo } from 'react'
import { useSpreadSize } from '../connected/use-spread-size'
import { useReaderSelector } from '../connected/use-reader-store'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { areInOneSpread } from '../store/find-spread'
import { isSamePlace, listPlaces, type Place } from '../store/outline'
import { ElsewhereNotice } from './elsewhere-notice'
import { FailureNotice } from './failure-notice'
import { ListeningNotice } from './listening-notice'
import type { Listening } from './describe-listening'
import { useVoiceFollowsPage } from './use-voice-follows-page'

export interface NarrationNoticesProps extends Pick<
  ReadingToolsProps,
  'slots' | 'book' | 'outline' | 'onRefreshMedia'
> {
  readonly listening: Listening
}

/** Shows what the reader should know of the narration, with a way on. At most one notice at a time. */
export function NarrationNotices({ listening, ...props }: NarrationNoticesProps) {
  useVoiceFollowsPage()
  const failure = useReaderSelector(({ reading }) => reading.failure)
  const shown = useReaderSelector(({ reading }) => reading.shown)
  const narrated = useReaderSelector(({ reading }) => reading.narrated)
  const isPlaying = useReaderSelector(({ reading }) => reading.isPlaying)
  const spreadSize = useSpreadSize(props.book)
  const places = useMemo(() => listPlaces(props.outline), [props.outline])
  const find = (wanted: Place | null) => places.findIndex((place) => isSamePlace(place, wanted))
  // The facing page is visible too.
  const isElsewhere = isPlaying && !areInOneSpread([find(shown), find(narrated)], spreadSize, places.length)
  if (failure !== null) return <FailureNotice {...props} failure={failure} />
  if (isElsewhere && shown !== null) return <ElsewhereNotice {...props} shown={shown} />
  return <ListeningNotice {...props} listening={listening} />
}
