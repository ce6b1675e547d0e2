/** The part of a sound that is shown. */
export interface WaveformView {
  /** Seconds at the left edge. */
  readonly start: number
  readonly secondsPerPixel: number
}

export interface WaveformExtent {
  /** Length of the sound. */
  readonly seconds: number
  /** CSS pixels of the waveform. */
  readonly width: number
}

/** Two milliseconds, the finest outline. */
const FINEST_SECONDS_PER_PIXEL = 0.002
/** About eight words on a screen. */
const FIRST_SECONDS_PER_PIXEL = 0.006
/** Part of the width that stays free beside what is shown. */
const MARGIN = 0.15

/** Returns the view to begin with: the start of the sound. */
export function openView(extent: WaveformExtent): WaveformView {
  return limitView({ start: 0, secondsPerPixel: FIRST_SECONDS_PER_PIXEL }, extent)
}

export function timeAt({ start, secondsPerPixel }: WaveformView, x: number): number {
  return start + x * secondsPerPixel
}

/** Returns the pixel of a time: always computed from the time, so that marks stay on the wave at any zoom. */
export function xOf({ start, secondsPerPixel }: WaveformView, time: number): number {
  return (time - start) / secondsPerPixel
}

/** Zooms in by a factor above 1, out below 1; the time at `x` stays where it is. */
export function zoomView(view: WaveformView, factor: number, x: number, extent: WaveformExtent): WaveformView {
  const { secondsPerPixel } = limitView({ ...view, secondsPerPixel: view.secondsPerPixel / factor }, extent)
  return limitView({ start: timeAt(view, x) - x * secondsPerPixel, secondsPerPixel }, extent)
}

export function scrollView(view: WaveformView, pixels: number, extent: WaveformExtent): WaveformView {
  return limitView({ ...view, start: view.start + pixels * view.secondsPerPixel }, extent)
}

/** Scrolls only if an interval is not wholly in view; one that is wider than the view is shown from its start. */
export function revealSpan(view: WaveformView, from: number, to: number, extent: WaveformExtent): WaveformView {
  const shown = extent.width * view.secondsPerPixel
  if (from >= view.start && to <= view.start + shown) return view
  return limitView({ ...view, start: from - shown * MARGIN }, extent)
}

function limitView({ start, secondsPerPixel }: WaveformView, { seconds, width }: WaveformExtent): WaveformView {
  const whole = Math.max(FINEST_SECONDS_PER_PIXEL, seconds / Math.max(1, width))
  const scale = Math.min(Math.max(secondsPerPixel, FINEST_SECONDS_PER_PIXEL), whole)
  return { start: Math.min(Math.max(0, start), Math.max(0, seconds - width * scale)), secondsPerPixel: scale }
}
