import { listeningMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { ReaderChapter } from '../book/reader-book'
import { useReaderDispatch, useReaderStore } from '../connected/use-reader-store'
import type { NarrationMedia } from '../playback/create-narration-media'
import { setVolume } from '../playback/move-media'
import { pausePressed } from '../store/reading-slice'
import { planSleep } from './plan-sleep'

/** End of the narration that the reader has chosen. */
export type Sleep =
  | { readonly kind: 'page'; readonly pageId: number }
  | { readonly kind: 'chapter' }
  | { readonly kind: 'minutes'; readonly minutes: number; readonly endsAt: number }

export interface SleepTimer {
  readonly sleep: Sleep | null
  /** Seconds left of a timer that counts minutes; null for others. */
  readonly secondsLeft: number | null
  readonly setSleep: (sleep: Sleep | null) => void
  /** Returns the media time at which the narration stops; null without one in the chapter. */
  readonly findStop: (chapter: ReaderChapter | undefined, durationSeconds: number | null) => number | null
  /** Says that the timer has stopped the narration. */
  readonly finish: () => void
}

const TICK_MS = 1000
/** The narration stops this much before the end of a chapter: at its end the next one would begin. */
const BEFORE_END_SECONDS = 0.05

/** Stops the narration after minutes, or lets others stop it at the end of a page or chapter. */
export function useSleepTimer(media: NarrationMedia): SleepTimer {
  const t = useTranslate(listeningMessages)
  const store = useReaderStore()
  const dispatch = useReaderDispatch()
  const showToast = useToast()
  const [sleep, setSleep] = useState<Sleep | null>(null)
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)

  const finish = useCallback(() => {
    setSleep(null)
    showToast({ message: t('listeningSleepEnded') })
  }, [showToast, t])
  const tick = useEffectEvent((endsAt: number) => {
    const step = planSleep({ endsAt, now: Date.now() })
    setSecondsLeft(step.secondsLeft)
    setVolume(media.element, step.volume)
    if (step.secondsLeft > 0) return
    if (store.getState().reading.isPlaying) dispatch(pausePressed())
    finish()
  })
  useEffect(() => {
    if (sleep?.kind !== 'minutes') return undefined
    const { endsAt } = sleep
    const timer = setInterval(() => tick(endsAt), TICK_MS)
    tick(endsAt)
    return () => {
      clearInterval(timer)
      setVolume(media.element, 1)
      setSecondsLeft(null)
    }
  }, [sleep, media])

  return useMemo(
    () => ({
      sleep,
      secondsLeft,
      setSleep,
      finish,
      findStop(chapter, durationSeconds) {
        if (sleep?.kind === 'chapter') return durationSeconds === null ? null : durationSeconds - BEFORE_END_SECONDS
        if (sleep?.kind !== 'page') return null
        return chapter?.pages.find(({ pageId }) => pageId === sleep.pageId)?.span?.end ?? null
      },
    }),
    [sleep, secondsLeft, finish],
  )
}
