import type { EdgeMove, MovedSpan, WaveformPeaks, WaveformSpan, WaveformTexts } from '.'

/** A sound that is loud within the spans and silent between them. */
export function outlineSpans(spans: readonly WaveformSpan[], seconds: number): WaveformPeaks {
  const levels = [0.002, 0.008, 0.032, 0.128].map((secondsPerPeak) => {
    const bounds = new Int16Array(2 * Math.ceil(seconds / secondsPerPeak))
    for (const { start, end } of spans) {
      for (let peak = Math.ceil(start / secondsPerPeak); peak < end / secondsPerPeak; peak += 1) {
        const share = (peak * secondsPerPeak - start) / (end - start)
        const level = 26_000 * Math.sin(Math.PI * share) * (0.6 + 0.4 * Math.sin(peak * 1.7))
        bounds[2 * peak] = -level
        bounds[2 * peak + 1] = level * 0.9
      }
    }
    return { secondsPerPeak, bounds }
  })
  return { seconds, levels }
}

export const sampleSpans: readonly WaveformSpan[] = 'The little lamp stood on the window sill and looked out'
  .split(' ')
  .map((text, index) => ({
    id: `w${index}`,
    text,
    start: 0.3 + index * 0.42,
    end: 0.3 + index * 0.42 + (index % 3 === 2 ? 0.3 : 0.42),
    isDoubtful: index === 4,
  }))

export const samplePeaks = outlineSpans(sampleSpans, 60)

export const sampleTexts: WaveformTexts = {
  spans: 'Words',
  span: ({ text, start }) => `${text}, ${start.toFixed(2)} seconds`,
  edge: (edge, { text }) => `${edge === 'start' ? 'Start' : 'End'} of “${text}”`,
  time: (seconds) => `${seconds.toFixed(2)} seconds`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
}

/** Moves one edge alone. */
export function moveAlone(spans: readonly WaveformSpan[], { id, edge, time }: EdgeMove): readonly MovedSpan[] {
  const span = spans.find((each) => each.id === id)
  return span === undefined ? [] : [{ id, start: span.start, end: span.end, [edge]: time }]
}

export const stillPlayhead = { current: () => 1.2, subscribe: () => () => undefined }
