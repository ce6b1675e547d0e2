import { useMemo } from 'react'
import { useChapterWords, useDeskState } from '../desk-screen/use-desk'
import { listTimeSpans, type TimeSpan } from './list-time-spans'

/** Returns what is timed in the chapter: its words, or its sentences while those are synced. */
export function useTimeSpans(): readonly TimeSpan[] {
  const { words, sentences } = useChapterWords()
  const by = useDeskState((state) => state.syncing.by)
  const rects = by === 'word' ? words : sentences
  return useMemo(() => listTimeSpans(rects), [rects])
}
