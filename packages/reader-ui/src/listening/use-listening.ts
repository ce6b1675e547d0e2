import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { TimeSpan } from '../book/reader-book'
import { useReaderDispatch, useReaderSelector, useReaderStore } from '../connected/use-reader-store'
import { MediaElementClock } from '../playback/media-element-clock'
import { moveTo, pauseBefore } from '../playback/move-media'
import { watchStop, type StopWatch } from '../playback/watch-stop'
import { windowTimers } from '../playback/window-timers'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { isSamePlace } from '../store/outline'
import { pausePressed, seekRequested, wordPressed } from '../store/reading-slice'
import { describeListening, type Listening } from './describe-listening'
import { findNextStop, type NextStop } from './find-next-stop'
import { stepRepeat, type Repeat, type RepeatEvent } from './repeat'
import type { SleepTimer } from './use-sleep-timer'
import { useSentences } from './use-sentences'

/** A word that is heard alone. */
interface HeardWord {
  readonly span: TimeSpan
  /** Position to return to after it; null to stay at the word. */
  readonly back: number | null
}

/** A seek to the start of a word may end this much before it. */
const GRAIN_SECONDS = 1e-3

/** Stops and turns back the narration as the reader wants: after each sentence, at the end of a span, of a word or of the day. */
export function useListening({ book, media }: ReadingToolsProps, sleep: SleepTimer): Listening {
  const store = useReaderStore()
  const dispatch = useReaderDispatch()
  const chapterId = useReaderSelector(({ reading }) => reading.narrated?.chapterId)
  const isSentenceMode = useReaderSelector(({ preferences }) => preferences.sentenceMode)
  const [isAsked, setIsAsked] = useState(false)
  const wantSentences = useCallback(() => setIsAsked(true), [])
  const [kept, setRepeat] = useState<Repeat | null>(null)
  // Times are those of one chapter.
  const repeat = kept?.chapterId === chapterId ? kept : null
  const word = useRef<HeardWord>(null)
  const nextStop = useRef<NextStop>(null)
  const watch = useRef<StopWatch>(null)
  const chapter = book.chapters.find((each) => each.chapterId === chapterId)
  const sentences = useSentences(chapter, book.language, isSentenceMode || isAsked)

  const findStop = useEffectEvent((seconds: number) => {
    const next = findNextStop(seconds, {
      word: word.current?.span ?? null,
      sleepSeconds: sleep.findStop(chapter, media.position().durationSeconds),
      repeat,
      sentences: isSentenceMode ? sentences : [],
    })
    nextStop.current = next
    media.setStop(next.seconds)
    return next.seconds
  })
  const changeRepeat = useEffectEvent((event: RepeatEvent) => {
    if (repeat === null) return null
    const step = stepRepeat(repeat, event)
    if (step.repeat !== repeat) setRepeat(step.repeat)
    return step.seekTo
  })
  const reach = useEffectEvent((seconds: number) => {
    const { element } = media
    switch (nextStop.current?.cause) {
      case 'repeat': {
        const seekTo = changeRepeat({ kind: 'reached-end' })
        if (seekTo === null) pauseBefore(element, seconds)
        else moveTo(element, seekTo)
        break
      }
      case 'word': {
        const back = word.current?.back ?? null
        word.current = null
        pauseBefore(element, seconds)
        // Before the seek, which would play on.
        dispatch(pausePressed())
        if (back !== null) dispatch(seekRequested({ seconds: back }))
        break
      }
      case 'sleep':
        pauseBefore(element, seconds)
        sleep.finish()
        break
      default:
        pauseBefore(element, seconds)
    }
  })
  const follow = useEffectEvent(() => {
    const { currentTime } = media.element
    const heard = word.current
    if (heard === null) changeRepeat({ kind: 'sought', seconds: currentTime })
    else if (currentTime < heard.span.start - GRAIN_SECONDS || currentTime > heard.span.end) word.current = null
  })

  useEffect(() => {
    const { element } = media
    const onSeeking = () => follow()
    element.addEventListener('seeking', onSeeking)
    const watching = watchStop({
      clock: new MediaElementClock(element),
      timers: windowTimers(),
      findStop: (seconds) => findStop(seconds),
      onReach: (seconds) => reach(seconds),
    })
    watch.current = watching
    return () => {
      element.removeEventListener('seeking', onSeeking)
      watching.end()
      watch.current = null
      media.setStop(Infinity)
    }
  }, [media])
  useEffect(() => watch.current?.refresh(), [repeat, sentences, isSentenceMode, sleep.sleep])

  return useMemo(
    () => ({
      ...describeListening({ store, media, chapterId, sentences, isSentenceMode, repeat, setRepeat, wantSentences }),
      hearWord(place, span) {
        const { narrated, shown } = store.getState().reading
        // Returning to a page that is not shown would turn the page.
        const returns = isSamePlace(narrated, shown) && narrated?.chapterId === place.chapterId
        word.current = { span, back: returns ? media.position().seconds : null }
        dispatch(wordPressed({ place, seconds: span.start }))
      },
    }),
    [store, dispatch, media, chapterId, sentences, isSentenceMode, repeat, wantSentences],
  )
}
