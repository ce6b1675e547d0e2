/** The outline of a sound at one resolution. */
export interface PeakLevel {
  readonly secondsPerPeak: number
  /** The lowest and the highest sample of each interval in turn, 32767 for full scale. Both include 0. */
  readonly bounds: Int16Array
}

/** The outline of a sound at several resolutions, finest first. */
export interface PeakPyramid {
  readonly seconds: number
  readonly levels: readonly PeakLevel[]
}

export interface PeakPyramidBuilder {
  /** Adds the next samples of every channel; all channels have the same length. */
  add(channels: readonly Float32Array[]): void
  /** Returns the outline of what was added. */
  finish(): PeakPyramid
}

/** The interval of the finest level; a spoken sound lasts at least ten times as long. */
const FINEST_SECONDS = 0.002
/** Intervals that one interval of the next level covers. */
const LEVEL_FACTOR = 4
/** A level this short needs no coarser one: it fits on a screen. */
const SHORTEST_LEVEL = 500
const FULL_SCALE = 32_767

/**
 * Outlines a sound block by block: every sample counts, so that no peak is missed. Intervals begin at exact times, whatever
 * the sample rate.
 * @param frameCount number of samples per channel, all blocks together
 */
export function createPeakPyramid(sampleRate: number, frameCount: number): PeakPyramidBuilder {
  const framesPerPeak = FINEST_SECONDS * sampleRate
  const finest = new Int16Array(2 * Math.ceil(frameCount / framesPerPeak))
  let frame = 0
  let peak = 0
  let low = 0
  let high = 0

  function write(): void {
    finest[2 * peak] = toLevel(low)
    finest[2 * peak + 1] = toLevel(high)
  }

  return {
    add(channels) {
      const length = channels[0] === undefined ? 0 : channels[0].length
      let at = 0
      while (at < length) {
        const end = Math.min(length, at + Math.round((peak + 1) * framesPerPeak) - frame)
        for (const channel of channels) {
          for (const sample of channel.subarray(at, end)) {
            if (sample < low) low = sample
            if (sample > high) high = sample
          }
        }
        frame += end - at
        at = end
        if (frame < Math.round((peak + 1) * framesPerPeak)) return
        write()
        peak += 1
        low = 0
        high = 0
      }
    },
    finish() {
      write()
      return { seconds: frame / sampleRate, levels: addLevels(finest) }
    },
  }
}

function toLevel(sample: number): number {
  return Math.round(Math.min(1, Math.max(-1, sample)) * FULL_SCALE)
}

function addLevels(finest: Int16Array): PeakLevel[] {
  const levels: PeakLevel[] = [{ secondsPerPeak: FINEST_SECONDS, bounds: finest }]
  let bounds = finest
  let secondsPerPeak = FINEST_SECONDS
  while (bounds.length > 2 * SHORTEST_LEVEL) {
    bounds = coarsen(bounds)
    secondsPerPeak *= LEVEL_FACTOR
    levels.push({ secondsPerPeak, bounds })
  }
  return levels
}

function coarsen(bounds: Int16Array): Int16Array {
  const coarse = new Int16Array(2 * Math.ceil(bounds.length / 2 / LEVEL_FACTOR))
  for (let at = 0; at < coarse.length; at += 2) {
    let low = 0
    let high = 0
    for (const level of bounds.subarray(at * LEVEL_FACTOR, (at + 2) * LEVEL_FACTOR)) {
      if (level < low) low = level
      if (level > high) high = level
    }
    coarse[at] = low
    coarse[at + 1] = high
  }
  return coarse
}
