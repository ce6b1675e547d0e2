import { useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { ZoomIn, ZoomOut } from '../icon/icons'
import { Toolbar, ToolbarButton, ToolbarRest } from '../toolbar'
import { VisuallyHidden } from '../visually-hidden'
import { findSpanIndex } from './find-waveform-target'
import { ZOOM_STEP } from './read-waveform-key'
import { useWaveformKeys } from './use-waveform-keys'
import { useWaveformPicture } from './use-waveform-picture'
import { useWaveformPointer } from './use-waveform-pointer'
import { useWaveformView } from './use-waveform-view'
import type { EdgeMove, MovedSpan, WaveformEdge, WaveformPeaks, WaveformPlayhead, WaveformSpan } from './waveform-types'
import { WaveformEdges } from './waveform-edges'
import { WaveformOptions } from './waveform-options'
import { xOf, zoomView } from './waveform-view'
import * as styles from './waveform.css'

export interface WaveformTexts {
  /** Name of the list of spans, with its keys. */
  readonly spans: string
  readonly span: (span: WaveformSpan) => string
  readonly edge: (edge: WaveformEdge, span: WaveformSpan) => string
  /** Formats a time for screen readers. */
  readonly time: (seconds: number) => string
  readonly zoomIn: string
  readonly zoomOut: string
}

export interface WaveformEditing {
  /** Returns the spans that change if an edge is moved, at their new times. Changes nothing itself. */
  readonly planMove: (move: EdgeMove) => readonly MovedSpan[]
  /** Called at the end of a drag, and for each key; `continued` for a key that is held down. */
  readonly onMove: (moved: readonly MovedSpan[], continued: boolean) => void
}

export interface WaveformProps {
  readonly label: string
  readonly texts: WaveformTexts
  readonly peaks: WaveformPeaks
  /** In the order of their starts. */
  readonly spans: readonly WaveformSpan[]
  readonly selectedId: string | null
  readonly playhead: WaveformPlayhead
  /** Moves the edges of spans; null to show them without handles. */
  readonly editing: WaveformEditing | null
  readonly onSelect: (id: string) => void
  /** Called with the place that was pressed, in seconds. */
  readonly onSeek: (time: number) => void
  /** Called by Space on the selected span. */
  readonly onPlay: () => void
  /** Parts of the toolbar, before those that zoom. */
  readonly tools?: ReactNode
}

/** The waveform of a sound with its words or sentences, whose edges can be moved by pointer or by key. */
export function Waveform(props: WaveformProps) {
  const { label, texts, peaks, spans, selectedId, playhead, editing } = props
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const [announced, setAnnounced] = useState('')
  const selected = spans.find(({ id }) => id === selectedId)
  const shown = useWaveformView(frame, peaks.seconds, selected, playhead)
  const pointer = useWaveformPointer({ ...props, shown })
  const { moved } = pointer
  const drawn = useMemo(() => applyMoves(spans, moved), [spans, moved])
  useWaveformPicture(
    canvas,
    shown === null
      ? null
      : { view: shown.view, width: shown.extent.width, height: shown.height, peaks, spans: drawn, selectedId },
    playhead,
  )

  const zoom = (factor: number) =>
    shown?.change((view, extent) => {
      const x = selected === undefined ? extent.width / 2 : xOf(view, selected.start)
      return zoomView(view, factor, x >= 0 && x <= extent.width ? x : extent.width / 2, extent)
    })
  const moveByKey = (edge: WaveformEdge, seconds: number, continued: boolean) => {
    if (selected === undefined || editing === null) return
    const after = editing.planMove({ id: selected.id, edge, time: selected[edge] + seconds, reach: null })
    if (after.length === 0) return
    editing.onMove(after, continued)
    const own = after.find(({ id }) => id === selected.id)
    if (own !== undefined) setAnnounced(`${texts.edge(edge, selected)}: ${texts.time(own[edge])}`)
  }
  const last = spans.length - 1
  const index =
    selected === undefined ? Math.min(findSpanIndex(spans, playhead.current()), last) : spans.indexOf(selected)
  const pressKey = useWaveformKeys({
    ...props,
    index,
    hasSelection: selected !== undefined,
    zoom,
    moveByKey,
    cancelDrag: moved.length > 0 ? pointer.cancel : null,
  })

  return (
    <div role="group" aria-label={label}>
      <Toolbar label={label} look="edge">
        {props.tools}
        <ToolbarRest />
        <ToolbarButton label={texts.zoomOut} icon={ZoomOut} hideLabel onPress={() => zoom(1 / ZOOM_STEP)} />
        <ToolbarButton label={texts.zoomIn} icon={ZoomIn} hideLabel onPress={() => zoom(ZOOM_STEP)} />
      </Toolbar>
      <div ref={frame} className={styles.frame}>
        <canvas
          ref={canvas}
          aria-hidden
          className={styles.canvas}
          {...pointer.handlers}
          onPointerDown={(event) => {
            list.current?.focus({ preventScroll: true })
            // Keeps the browser from moving the focus away again.
            event.preventDefault()
            pointer.handlers.onPointerDown(event)
          }}
        />
        {spans.length > 0 && (
          <div
            ref={list}
            role="listbox"
            tabIndex={0}
            aria-label={texts.spans}
            aria-activedescendant={`${listId}-${index}`}
            className={styles.list}
            onKeyDown={pressKey}
          >
            <WaveformOptions
              spans={spans}
              index={index}
              selectedId={selectedId}
              idOf={(at) => `${listId}-${at}`}
              format={texts.span}
            />
          </div>
        )}
        {selected !== undefined && shown !== null && editing !== null && (
          <WaveformEdges
            span={selected}
            times={moved.find(({ id }) => id === selected.id) ?? selected}
            seconds={peaks.seconds}
            view={shown.view}
            texts={texts}
            onMove={moveByKey}
          />
        )}
      </div>
      <VisuallyHidden live="polite">{announced}</VisuallyHidden>
    </div>
  )
}

function applyMoves(spans: readonly WaveformSpan[], moved: readonly MovedSpan[]): readonly WaveformSpan[] {
  if (moved.length === 0) return spans
  const byId = new Map(moved.map((each) => [each.id, each]))
  return spans.map((span) => ({ ...span, ...byId.get(span.id) }))
}
