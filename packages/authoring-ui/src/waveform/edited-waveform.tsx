import { waveformMessages } from '@lectern/messages'
import { Text, useLocale, useTranslate } from '@lectern/ui'
import { Waveform, type EdgeMove, type MovedSpan, type WaveformPeaks } from '@lectern/ui/waveform'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { PlayerControls, Playhead } from '../chapter-player'
import { useDesk, useDeskEditor, useDeskState } from '../desk-screen/use-desk'
import { changeToPlaced } from '../editor/rect-changes'
import { listDoubtfulTimes } from '../timing-check/list-doubtful-times'
import { planEdgeMove } from './plan-edge-move'
import { readLoudness } from './read-loudness'
import { retimeRects } from './retime-rects'
import * as styles from './sync-waveform.css'
import { useTimeSpans } from './use-time-spans'
import { WaveformTools, type WaveformChoices } from './waveform-tools'

export interface EditedWaveformProps {
  readonly peaks: WaveformPeaks
  readonly player: RefObject<PlayerControls | null>
  readonly playhead: Playhead
}

const firstChoices: WaveformChoices = { isLooped: false, isHalfSpeed: false, snaps: true, isLinked: true }

/** Times the words of the desk on the waveform: each drag is one undo step, unsaved like other changes of a page. */
export function EditedWaveform({ peaks, player, playhead }: EditedWaveformProps) {
  const desk = useDesk()
  const t = useTranslate(waveformMessages)
  const { locale } = useLocale()
  const pages = useDeskState((state) => state.chapter.pages)
  const narration = useDeskState((state) => state.narration)
  const selectedIds = useDeskEditor((state) => state.selected)
  const spans = useTimeSpans()
  const [choices, setChoices] = useState(firstChoices)
  const loudness = useMemo(() => readLoudness(peaks), [peaks])
  const shown = useMemo(() => {
    const doubtful = new Set(listDoubtfulTimes(spans).map(({ span }) => span.id))
    return spans.map((span) => ({ ...span, isDoubtful: doubtful.has(span.id) }))
  }, [spans])
  const selected =
    selectedIds.size === 0 ? undefined : shown.find(({ rects }) => rects.some(({ id }) => selectedIds.has(id)))

  const passage = useRef<{ readonly start: number; readonly end: number; readonly isLooped: boolean } | null>(null)
  useEffect(() => {
    passage.current =
      selected === undefined ? null : { start: selected.start, end: selected.end, isLooped: choices.isLooped }
  })
  const { isHalfSpeed } = choices
  useEffect(() => {
    const controls = player.current
    controls?.setRate(isHalfSpeed ? 0.5 : 1)
    return () => controls?.setRate(1)
  }, [player, isHalfSpeed])

  const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 3 })
  const select = (id: string) => {
    const span = shown.find((each) => each.id === id)
    const page = pages.find(({ pageVariationId }) => pageVariationId === span?.pageVariationId)
    if (page !== undefined) desk.send({ kind: 'word-requested', pageId: page.pageId, entityId: id })
  }
  const plan = (move: EdgeMove) =>
    planEdgeMove(move, {
      spans,
      seconds: peaks.seconds,
      loudness: choices.snaps ? loudness : null,
      isLinked: choices.isLinked,
    })
  const apply = (moved: readonly MovedSpan[], continued: boolean) => {
    const spokenOf = (id: number) => narration?.origin?.pages.find((each) => each.pageVariationId === id)?.spoken
    const rects = retimeRects(moved, { spans, narrationOf: spokenOf })
    desk.editor.perform('time', changeToPlaced(desk.editor.document, rects), continued)
  }
  const playWord = () => player.current?.playPassage(() => passage.current)

  return (
    <>
      <Waveform
        label={t('waveformLabel')}
        texts={{
          spans: t('waveformWords'),
          span: ({ text, start, end, isDoubtful }) =>
            t(isDoubtful ? 'waveformWordToCheck' : 'waveformWord', {
              word: text,
              start: seconds.format(start),
              end: seconds.format(end),
            }),
          edge: (edge, { text }) => t(edge === 'start' ? 'waveformStart' : 'waveformEnd', { word: text }),
          time: (time) => t('waveformTime', { seconds: seconds.format(time) }),
          zoomIn: t('waveformZoomIn'),
          zoomOut: t('waveformZoomOut'),
        }}
        peaks={peaks}
        spans={shown}
        selectedId={selected?.id ?? null}
        playhead={playhead}
        editing={{ planMove: plan, onMove: apply }}
        onSelect={select}
        onSeek={(time) => player.current?.seek(time)}
        onPlay={playWord}
        tools={
          <WaveformTools
            hasWord={selected !== undefined}
            choices={choices}
            onChoose={setChoices}
            onPlayWord={playWord}
            onPlayFrom={() => selected !== undefined && player.current?.playFrom(selected.start)}
          />
        }
      />
      {spans.length === 0 && (
        <div className={styles.note}>
          <Text size="s">{t('waveformNoTimes')}</Text>
        </div>
      )}
    </>
  )
}
