import { formatTime } from '@lectern/messages'
import { findSpanIndex } from './find-waveform-target'
import type { WaveformPalette } from './waveform-palette'
import type { WaveformLevel, WaveformPeaks, WaveformSpan } from './waveform-types'
import { timeAt, xOf, type WaveformView } from './waveform-view'

export interface WaveformPicture {
  readonly view: WaveformView
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  readonly peaks: WaveformPeaks
  readonly spans: readonly WaveformSpan[]
  readonly selectedId: string | null
  readonly playhead: number
}

export const RULER_HEIGHT = 18
const TEXT_HEIGHT = 22
const GAP = 1
const FULL_SCALE = 32_767
/** Distances of the marks of the ruler, in seconds. */
const TICKS = [0.1, 0.5, 1, 5, 10, 30, 60, 300, 600]
const LEAST_TICK_PIXELS = 64

/** Draws the visible part of a waveform with its spans. */
export function drawWaveform(
  canvas: CanvasRenderingContext2D,
  picture: WaveformPicture,
  palette: WaveformPalette,
): void {
  const { width, height } = picture
  canvas.clearRect(0, 0, width, height)
  canvas.font = palette.font
  canvas.textBaseline = 'middle'
  drawRuler(canvas, picture, palette)
  const visible = listVisible(picture)
  drawSpans(canvas, visible, picture, palette)
  drawWave(canvas, picture, palette)
  drawTexts(canvas, visible, picture, palette)
  const x = Math.round(xOf(picture.view, picture.playhead))
  canvas.fillStyle = palette.playhead
  if (x >= 0 && x <= width) canvas.fillRect(x - 1, 0, 2, height)
}

/** Returns the spans in view. The selected one is the last: it lies over those that it overlaps. */
function listVisible({ spans, view, width, selectedId }: WaveformPicture): readonly WaveformSpan[] {
  const visible = spans.slice(findSpanIndex(spans, view.start), findSpanIndex(spans, timeAt(view, width)) + 1)
  const selected = visible.filter(({ id }) => id === selectedId)
  return selected.length === 0 ? visible : [...visible.filter(({ id }) => id !== selectedId), ...selected]
}

function drawRuler(
  canvas: CanvasRenderingContext2D,
  { view, width, peaks }: WaveformPicture,
  palette: WaveformPalette,
): void {
  const step = TICKS.find((each) => each / view.secondsPerPixel >= LEAST_TICK_PIXELS) ?? 3600
  canvas.fillStyle = palette.muted
  canvas.textAlign = 'start'
  const last = Math.min(timeAt(view, width), peaks.seconds)
  for (let tick = Math.floor(view.start / step); tick * step <= last; tick += 1) {
    const x = Math.round(xOf(view, tick * step))
    canvas.fillRect(x, 0, 1, RULER_HEIGHT)
    canvas.fillText(formatTick(tick * step, step), x + 4, RULER_HEIGHT / 2)
  }
}

function formatTick(seconds: number, step: number): string {
  const rounded = Math.round(seconds * 10) / 10
  return step < 1 ? `${formatTime(rounded)}.${Math.round(rounded * 10) % 10}` : formatTime(rounded)
}

function drawSpans(
  canvas: CanvasRenderingContext2D,
  visible: readonly WaveformSpan[],
  { view, height, selectedId }: WaveformPicture,
  palette: WaveformPalette,
): void {
  let drawnTo = -1
  for (const { id, start, end, isDoubtful } of visible) {
    const from = Math.round(xOf(view, start))
    const to = Math.round(xOf(view, end))
    const isSelected = id === selectedId
    // Of many words on one pixel, one is drawn.
    if (to <= drawnTo && !isSelected) continue
    drawnTo = to
    canvas.fillStyle = isSelected ? palette.selected : isDoubtful ? palette.doubtful : palette.span
    canvas.fillRect(from, RULER_HEIGHT, Math.max(1, to - from - GAP), height - RULER_HEIGHT)
    if (to - from < 4) continue
    canvas.fillStyle = isSelected ? palette.handle : palette.edge
    const edgeWidth = isSelected ? 3 : 1
    canvas.fillRect(from, RULER_HEIGHT, edgeWidth, height - RULER_HEIGHT)
    canvas.fillRect(to - edgeWidth, RULER_HEIGHT, edgeWidth, height - RULER_HEIGHT)
  }
}

function drawWave(
  canvas: CanvasRenderingContext2D,
  { view, width, height, peaks }: WaveformPicture,
  palette: WaveformPalette,
): void {
  const level = chooseLevel(peaks, view.secondsPerPixel)
  if (level === undefined) return
  const half = (height - RULER_HEIGHT - TEXT_HEIGHT) / 2
  const middle = RULER_HEIGHT + half
  canvas.fillStyle = palette.wave
  canvas.beginPath()
  for (let x = 0; x < width; x += 1) {
    const from = Math.floor(timeAt(view, x) / level.secondsPerPeak)
    const to = Math.max(from + 1, Math.floor(timeAt(view, x + 1) / level.secondsPerPeak))
    let low = 0
    let high = 0
    for (const bound of level.bounds.subarray(2 * from, 2 * to)) {
      if (bound < low) low = bound
      if (bound > high) high = bound
    }
    const top = middle - (high / FULL_SCALE) * half
    canvas.rect(x, top, 1, Math.max(1, middle - (low / FULL_SCALE) * half - top))
  }
  canvas.fill()
}

/** Returns the coarsest level that still has a peak for each pixel, else the finest. */
function chooseLevel({ levels }: WaveformPeaks, secondsPerPixel: number): WaveformLevel | undefined {
  return levels.findLast(({ secondsPerPeak }) => secondsPerPeak <= secondsPerPixel) ?? levels[0]
}

function drawTexts(
  canvas: CanvasRenderingContext2D,
  visible: readonly WaveformSpan[],
  { view, height, selectedId }: WaveformPicture,
  palette: WaveformPalette,
): void {
  canvas.textAlign = 'center'
  for (const { id, text, start, end } of visible) {
    const from = xOf(view, start)
    const room = xOf(view, end) - from
    // Narrower than a letter.
    if (room < 10) continue
    canvas.save()
    canvas.beginPath()
    canvas.rect(from + 2, height - TEXT_HEIGHT, room - 4, TEXT_HEIGHT)
    canvas.clip()
    canvas.fillStyle = id === selectedId ? palette.onSelected : palette.text
    const isTooLong = canvas.measureText(text).width > room - 4
    canvas.textAlign = isTooLong ? 'left' : 'center'
    canvas.fillText(text, isTooLong ? from + 4 : from + room / 2, height - TEXT_HEIGHT / 2)
    canvas.restore()
  }
}
