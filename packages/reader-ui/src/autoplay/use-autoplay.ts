import type { PopupTrigger } from '@lectern/core/book'
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { isVertical } from '../book/is-vertical'
import type { ReaderPage } from '../book/reader-book'
import { useReaderSelector, useReaderStore } from '../connected/use-reader-store'
import { listMarks } from '../page-marks/list-marks'
import { MediaElementClock } from '../playback/media-element-clock'
import { watchStop } from '../playback/watch-stop'
import { windowTimers } from '../playback/window-timers'
import { usePausedNarration } from '../popup/use-paused-narration'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { planAutoplay, type AutoplayPlan } from './plan-autoplay'
import { initialAutoplayState, stepAutoplay, type AutoplayState } from './step-autoplay'
import { useIsPageFree } from './use-is-page-free'
import { useStayOnPage } from './use-stay-on-page'

export interface AutoplayOptions extends Pick<ReadingToolsProps, 'book' | 'media' | 'slots'> {
  /** Returns true for a trigger with a popup. Must be the same function in each render. */
  readonly hasPopup: (trigger: PopupTrigger, page: ReaderPage) => boolean
}

/** A trigger that was opened automatically. */
export interface AutoplayedTrigger {
  readonly pageId: number
  readonly markId: string
  readonly anchor: HTMLElement
}

/** A seek may end a little after the time that was requested. */
const SEEK_SECONDS = 0.05
/** The narration turns a page shortly before the next page begins: a trigger of that time belongs to the page before. */
const TURN_LEAD_SECONDS = 0.35
const nothing: AutoplayPlan = { atPageStart: [], timed: [] }

/**
 * Opens the triggers of the visible page automatically, one after another: at the start of the page, and when the narration
 * reaches their times. The narration waits for them.
 *
 * @returns the trigger that was opened automatically, and a function that closes it
 */
export function useAutoplay({ book, media, slots: { stage }, hasPopup }: AutoplayOptions) {
  const store = useReaderStore()
  const shown = useReaderSelector(({ reading }) => reading.shown)
  const isNarrated = useReaderSelector(({ reading }) => reading.narrated?.chapterId === reading.shown?.chapterId)
  const [state, step] = useReducer(stepAutoplay, initialAutoplayState)
  /** Start of the uninterrupted playback, in seconds: nothing was skipped since. */
  const playedFrom = useRef(0)
  const page = book.chapters.flatMap(({ pages }) => pages).find(({ pageId }) => pageId === shown?.pageId)
  const plan = useMemo(
    () => (page === undefined ? nothing : planPage(page, book.language, hasPopup)),
    [page, book.language, hasPopup],
  )

  const pageId = page?.pageId
  useLayoutEffect(() => {
    if (pageId === undefined) return
    const { currentTime } = media.element
    const isTurnedByVoice = store.getState().reading.shownBy === 'narration'
    const played = isTurnedByVoice ? { from: playedFrom.current, to: currentTime + TURN_LEAD_SECONDS } : null
    step({ type: 'page-shown', pageId, plan, played })
  }, [store, media, pageId, plan])

  const visited = state.pageId
  useLayoutEffect(() => {
    playedFrom.current = media.element.currentTime - SEEK_SECONDS
  }, [media, visited, isNarrated])

  const next = state.plan.timed.find(({ id }) => !state.started.has(id))
  const hasNext = isNarrated && next !== undefined
  useEffect(() => {
    const { element } = media
    const onSeeking = () => {
      playedFrom.current = element.currentTime - SEEK_SECONDS
    }
    element.addEventListener('seeking', onSeeking)
    const watch = hasNext
      ? watchStop({
          clock: new MediaElementClock(element),
          timers: windowTimers(),
          findStop: () => findNextTime(state, playedFrom.current),
          onReach: (to) => step({ type: 'played', from: playedFrom.current, to }),
        })
      : null
    return () => {
      watch?.end()
      element.removeEventListener('seeking', onSeeking)
    }
  }, [media, state, hasNext])

  const isPaused = useMemo(() => shouldPauseNarration(state, page), [state, page])
  usePausedNarration(isPaused)
  useStayOnPage(state)

  const isPageFree = useIsPageFree()
  useEffect(() => {
    if (isPageFree && state.current === null && state.waiting.length > 0) step({ type: 'page-free' })
  }, [isPageFree, state])

  const anchor = useMarkElement(stage, state)
  const close = useCallback(() => step({ type: 'closed' }), [])
  const { current } = state
  const opened = useMemo(
    (): AutoplayedTrigger | null =>
      current === null || visited === null || anchor === null || shown?.pageId !== visited
        ? null
        : { pageId: visited, markId: current, anchor },
    [current, visited, anchor, shown],
  )
  return { opened, close }
}

function planPage(page: ReaderPage, language: string, hasPopup: AutoplayOptions['hasPopup']): AutoplayPlan {
  const { direction, popupTriggers } = page
  // Most pages have no automatic trigger. Return before the work of placing the others, which would slow a page turn.
  if (!popupTriggers.some(({ autoplayStartTime }) => Boolean(autoplayStartTime?.length))) return nothing
  const marked = { languages: [page.language, language], direction, isVertical: isVertical(page) }
  const visible = listMarks(popupTriggers, marked, { usualSize: 1 }).map(({ mark }) => mark)
  const shown = new Set(visible.filter((trigger) => hasPopup(trigger, page)))
  // In the order of the page's list: the first of several triggers at the same time opens first.
  return planAutoplay(
    popupTriggers.filter((trigger) => shown.has(trigger)),
    language,
  )
}

function findNextTime({ plan, started }: AutoplayState, from: number): number {
  return plan.timed.find(({ id, seconds }) => seconds > from && !started.has(id))?.seconds ?? Infinity
}

/** Triggers at the start of a page always pause the narration; later ones do unless their author lets it play on. */
function shouldPauseNarration({ current, waiting, plan }: AutoplayState, page: ReaderPage | undefined): boolean {
  return [current, ...waiting].some((id) => {
    if (id === null) return false
    const trigger = page?.popupTriggers.find((each) => each.id === id)
    return plan.atPageStart.includes(id) || trigger?.pausesNarration !== false
  })
}

/** Returns the element of the open trigger's mark; null until it is mounted. */
function useMarkElement(stage: HTMLElement | null, { pageId, current }: AutoplayState): HTMLElement | null {
  const [mark, setMark] = useState<{ readonly of: string; readonly element: HTMLElement } | null>(null)
  const wanted = current === null || stage === null ? null : `${pageId}/${current}`
  useEffect(() => {
    if (wanted === null || current === null || stage === null) return undefined
    let frame = 0
    const find = () => {
      const layer = `[data-page="${pageId}"] [data-marks="triggers"]`
      const element = stage.querySelector<HTMLElement>(`${layer} [data-mark="${CSS.escape(current)}"] :is(button, a)`)
      if (element === null) frame = requestAnimationFrame(find)
      else setMark({ of: wanted, element })
    }
    find()
    return () => cancelAnimationFrame(frame)
  }, [stage, wanted, pageId, current])
  return mark?.of === wanted ? (mark?.element ?? null) : null
}
