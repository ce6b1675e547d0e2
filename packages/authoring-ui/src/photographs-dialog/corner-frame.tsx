import type { Point } from '@lectern/core/geometry'
import type { PageCorners } from '@lectern/core/page-photographs'
import { photographMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { moveCorner } from '../photographs/move-corner'
import type { Photograph } from '../photographs/photograph'
import * as styles from './photographs-dialog.css'

export interface CornerFrameProps {
  readonly photograph: Photograph
  readonly corners: PageCorners
  /** `isSameStep` is true while a corner is dragged on. */
  readonly onChange: (corners: PageCorners, isSameStep: boolean) => void
}

const cornerTexts = [
  'photographTopLeft',
  'photographTopRight',
  'photographBottomRight',
  'photographBottomLeft',
] as const

/** Fractions of the photograph by which an arrow key moves a corner, alone and with Shift. */
const STEP = 0.005
const LARGE_STEP = 0.03
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The photograph with the corners of its page, moved by pointer or arrow keys. */
export function CornerFrame({ photograph, corners, onChange }: CornerFrameProps) {
  const t = useTranslate(photographMessages)
  const frame = useRef<HTMLDivElement>(null)
  const grip = useRef<{ readonly index: number; readonly offset: Point; hasMoved: boolean } | null>(null)
  const { width, height } = photograph
  const outline = corners.map(({ x, y }) => `${x},${y}`).join(' ')

  /** Returns the point of the photograph under the pointer. */
  function pointUnder({ clientX, clientY }: PointerEvent): Point {
    const box = frame.current?.getBoundingClientRect()
    if (box === undefined) return { x: 0, y: 0 }
    return { x: ((clientX - box.left) / box.width) * width, y: ((clientY - box.top) / box.height) * height }
  }

  function press(event: PointerEvent<HTMLButtonElement>, index: number, corner: Point): void {
    const point = pointUnder(event)
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { index, offset: { x: corner.x - point.x, y: corner.y - point.y }, hasMoved: false }
  }

  function drag(event: PointerEvent): void {
    const held = grip.current
    if (held === null) return
    const point = pointUnder(event)
    const to = { x: point.x + held.offset.x, y: point.y + held.offset.y }
    onChange(moveCorner(corners, held.index, to, photograph), held.hasMoved)
    held.hasMoved = true
  }

  function pressKey(event: KeyboardEvent, index: number, corner: Point): void {
    const arrow = arrows[event.key]
    if (arrow === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const step = (event.shiftKey ? LARGE_STEP : STEP) * Math.max(width, height)
    const to = { x: corner.x + arrow[0] * step, y: corner.y + arrow[1] * step }
    onChange(moveCorner(corners, index, to, photograph), false)
  }

  return (
    <div
      className={styles.frame}
      style={{ aspectRatio: `${width} / ${height}`, maxInlineSize: `calc(60dvh * ${width / height})` }}
    >
      <div ref={frame} className={styles.sheet}>
        <img src={photograph.photographUrl} alt="" draggable={false} className={styles.whole} />
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden className={styles.outline}>
          <path
            className={styles.outside}
            fillRule="evenodd"
            d={`M0 0H${width}V${height}H0ZM${outline.split(' ').join('L')}Z`}
          />
          <polygon className={styles.edge} points={outline} vectorEffect="non-scaling-stroke" />
        </svg>
        {corners.map((corner, index) => (
          <button
            key={cornerTexts[index]}
            type="button"
            className={styles.handle}
            style={{
              insetInlineStart: `${(corner.x / width) * 100}%`,
              insetBlockStart: `${(corner.y / height) * 100}%`,
            }}
            aria-label={t(cornerTexts[index] ?? cornerTexts[0], {
              x: Math.round((corner.x / width) * 100),
              y: Math.round((corner.y / height) * 100),
            })}
            onPointerDown={(event) => press(event, index, corner)}
            onPointerMove={drag}
            onPointerUp={() => (grip.current = null)}
            onPointerCancel={() => (grip.current = null)}
            onKeyDown={(event) => pressKey(event, index, corner)}
          />
        ))}
      </div>
    </div>
  )
}
