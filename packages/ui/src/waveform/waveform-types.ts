/** The outline of a sound at one resolution. */
export interface WaveformLevel {
  readonly secondsPerPeak: number
  /** The lowest and the highest sample of each interval in turn, 32767 for full scale. */
  readonly bounds: Int16Array
}

export interface WaveformPeaks {
  readonly seconds: number
  /** Finest first. */
  readonly levels: readonly WaveformLevel[]
}

/** A word or a sentence on the waveform. Times are in seconds. */
export interface WaveformSpan {
  readonly id: string
  readonly text: string
  readonly start: number
  readonly end: number
  /** Stands out as one to check. */
  readonly isDoubtful: boolean
}

export type WaveformEdge = 'start' | 'end'

/** New times of a span. */
export type MovedSpan = Pick<WaveformSpan, 'id' | 'start' | 'end'>

/** An edge on its way to another time. */
export interface EdgeMove {
  readonly id: string
  readonly edge: WaveformEdge
  /** The time that is asked for, in seconds. */
  readonly time: number
  /** The distance of a few pixels in seconds; null for moves by key, which are exact. */
  readonly reach: number | null
}

/** The place of the sound, in seconds. It changes per frame, so React does not hold it. */
export interface WaveformPlayhead {
  readonly current: () => number
  readonly subscribe: (listener: () => void) => () => void
}
