import { formatTime, listeningMessages } from '@lectern/messages'
import { Select, Slider, useTranslate } from '@lectern/ui'
import { useLayoutEffect, useId } from 'react'
import { useReaderSelector, useReaderStore } from '../connected/use-reader-store'
import type { ReaderBook, TimeSpan } from '../book/reader-book'
import { findSentence } from './find-sentence'
import type { Repeat } from './repeat'
import type { Listening } from './describe-listening'

interface RepeatFieldsProps {
  readonly book: ReaderBook
  readonly listening: Listening
  /** True: the focus begins here. */
  readonly takesFocus: boolean
}

type Unit = Repeat['unit'] | 'off'

/** Numbers of rounds that are offered. */
const COUNTS = [2, 3, 5, 10]
/** Length of a span that is chosen by time, before it is dragged. */
const PART_SECONDS = 10
const STEP_SECONDS = 0.1

/** Chooses a span of the narration to repeat, and how often. */
export function RepeatFields({ book, listening, takesFocus }: RepeatFieldsProps) {
  const t = useTranslate(listeningMessages)
  const store = useReaderStore()
  const id = useId()
  const narrated = useReaderSelector(({ reading }) => reading.narrated)
  const knownSeconds = useReaderSelector(({ reading }) => reading.durationSeconds)
  const { repeat, sentences } = listening
  const chapter = book.chapters.find(({ chapterId }) => chapterId === narrated?.chapterId)
  const page = chapter?.pages.find(({ pageId }) => pageId === narrated?.pageId)
  const durationSeconds = knownSeconds ?? chapter?.durationSeconds ?? 0

  useLayoutEffect(() => {
    if (takesFocus) document.getElementById(id)?.focus()
  }, [takesFocus, id])

  const spanOf = (unit: Repeat['unit']): TimeSpan | null => {
    const { positionSeconds } = store.getState().reading
    if (unit === 'sentence') return sentences[findSentence(sentences, positionSeconds)] ?? null
    if (unit === 'page') return page?.span ?? null
    return { start: positionSeconds, end: Math.min(positionSeconds + PART_SECONDS, durationSeconds) }
  }
  const choose = (unit: Unit) => {
    if (unit === 'off' || narrated === null) {
      listening.stopRepeat()
      return
    }
    const span = spanOf(unit)
    if (span === null) return
    const { start, end } = span
    listening.startRepeat({ unit, chapterId: narrated.chapterId, start, end, count: repeat?.count ?? null })
  }
  return (
    <>
      <Select<Unit>
        id={id}
        label={t('listeningRepeat')}
        size="s"
        value={repeat?.unit ?? 'off'}
        options={[
          { value: 'off', label: t('listeningRepeatOff') },
          { value: 'sentence', label: t('listeningRepeatSentence'), disabled: sentences.length === 0 },
          { value: 'page', label: t('listeningRepeatPage'), disabled: !page?.span },
          { value: 'time', label: t('listeningRepeatTime') },
        ]}
        onChange={choose}
      />
      {repeat !== null && (
        <Select
          label={t('listeningRepeatTimes')}
          size="s"
          value={String(repeat.count ?? '')}
          options={[
            { value: '', label: t('listeningRepeatEndless') },
            ...COUNTS.map((count) => ({ value: String(count), label: t('listeningRepeatCount', { count }) })),
          ]}
          onChange={(count) =>
            listening.changeRepeat({ kind: 'count-chosen', count: count === '' ? null : Number(count) })
          }
        />
      )}
      {repeat !== null &&
        (['start', 'end'] as const).map((edge) => (
          <Slider
            key={edge}
            label={t(edge === 'start' ? 'listeningRepeatStart' : 'listeningRepeatEnd')}
            min={0}
            max={durationSeconds}
            step={STEP_SECONDS}
            value={repeat[edge]}
            format={formatTime}
            onChange={(seconds) => listening.changeRepeat({ kind: 'edge-moved', edge, seconds })}
          />
        ))}
    </>
  )
}
