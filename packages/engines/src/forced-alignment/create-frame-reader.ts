import { createFft } from './create-fft'
import { createMelFilters } from './mel-filters'
import { COEFFICIENTS, FRAME_STEP_SECONDS, FRAME_WINDOW_SECONDS, type SoundFrames } from './sound-frames'

const MEL_FILTERS = 40
const LOWEST_HERTZ = 130
const HIGHEST_HERTZ = 6800
/** Of a sound's sample rate: frequencies above are not in it. */
const HIGHEST_SHARE = 0.45
/** The bands that speech is loud in, from the first to before the last. */
const SPEECH_BANDS = { first: 4, end: 34 }
const PRE_EMPHASIS = 0.97
const PIECE_LENGTH = 1 << 16
const FULL_SCALE = 32_768
/** A window that is as much of its frame says as much, and takes a transform of half the length. */
const NEARLY_WHOLE = 0.85

/** Takes a sound as it comes, in pieces cut anywhere, and keeps no more of it than one frame needs. */
export interface FrameReader {
  /** Mono, full scale -1 to 1, or of 16 bits. */
  push(samples: Float32Array | Int16Array): void
  /** Every frame that lies whole within what was pushed. They are handed over: it begins anew. */
  take(): SoundFrames
}

/** The highest frequency that two sounds can be compared by. */
export function highestCommonHertz(sampleRates: readonly number[]): number {
  return Math.min(HIGHEST_HERTZ, ...sampleRates.map((sampleRate) => sampleRate * HIGHEST_SHARE))
}

/** Reads mel-frequency cepstral coefficients: what a sound is like to the ear, a hundred times a second. */
export function createFrameReader({
  sampleRate,
  highestHertz,
}: {
  sampleRate: number
  highestHertz: number
}): FrameReader {
  const frameLength = Math.round(FRAME_WINDOW_SECONDS * sampleRate)
  const stepSamples = FRAME_STEP_SECONDS * sampleRate
  const lower = 2 ** Math.floor(Math.log2(frameLength))
  const isNearlyWhole = lower >= frameLength * NEARLY_WHOLE
  const spectrumLength = isNearlyWhole ? lower : lower * 2
  const windowLength = isNearlyWhole ? lower : frameLength
  /** The window lies in the middle of its frame. */
  const windowStart = Math.floor((frameLength - windowLength) / 2)
  const fft = createFft(spectrumLength)
  const filters = createMelFilters({
    count: MEL_FILTERS,
    lowestHertz: LOWEST_HERTZ,
    highestHertz,
    spectrumLength,
    sampleRate,
  })
  const hamming = Float64Array.from(
    { length: windowLength },
    (_, index) => 0.54 - 0.46 * Math.cos((2 * Math.PI * index) / (windowLength - 1)),
  )
  const cosines = Array.from({ length: COEFFICIENTS }, (_row, coefficient) =>
    Float64Array.from({ length: MEL_FILTERS }, (_, band) =>
      Math.cos((Math.PI * coefficient * (band + 0.5)) / MEL_FILTERS),
    ),
  )
  const signal = new Float64Array(spectrumLength)
  const powers = new Float64Array(spectrumLength / 2 + 1)
  const bands = new Float64Array(MEL_FILTERS)
  const coefficients = createGrowingArray()
  const loudness = createGrowingArray()

  let count = 0
  /** Samples not gone by yet; the first of them is number `heldFrom` of the sound. */
  let held = new Float32Array(0)
  let heldCount = 0
  let heldFrom = 0

  function readFrame(start: number): void {
    let previous = held[start + windowStart - 1] ?? 0
    for (let index = 0; index < windowLength; index += 1) {
      const value = held[start + windowStart + index] ?? 0
      signal[index] = (value - PRE_EMPHASIS * previous) * (hamming[index] ?? 0)
      previous = value
    }
    fft.readPowers(signal, powers)
    let speech = 0
    for (let band = 0; band < MEL_FILTERS; band += 1) {
      const filter = filters[band]
      if (!filter) continue
      const { first, weights } = filter
      let power = 0
      for (let line = 0; line < weights.length; line += 1) power += (weights[line] ?? 0) * (powers[first + line] ?? 0)
      bands[band] = Math.log(power + 1e-8)
      if (band >= SPEECH_BANDS.first && band < SPEECH_BANDS.end) speech += power
    }
    loudness.push(Math.log(speech + 1e-7))
    for (const row of cosines) {
      let sum = 0
      for (let band = 0; band < MEL_FILTERS; band += 1) sum += (bands[band] ?? 0) * (row[band] ?? 0)
      coefficients.push(sum)
    }
    count += 1
  }

  return {
    push(samples) {
      if (heldCount + samples.length > held.length) {
        const larger = new Float32Array(2 * (heldCount + samples.length))
        larger.set(held.subarray(0, heldCount))
        held = larger
      }
      held.set(samples, heldCount)
      if (samples instanceof Int16Array) {
        for (let at = heldCount; at < heldCount + samples.length; at += 1) held[at] = (held[at] ?? 0) / FULL_SCALE
      }
      heldCount += samples.length
      for (;;) {
        const start = Math.floor(count * stepSamples) - heldFrom
        if (start + frameLength > heldCount) break
        readFrame(start)
      }
      // The next frame looks one sample back.
      const gone = Math.min(heldCount, Math.max(0, Math.floor(count * stepSamples) - heldFrom - 1))
      held.copyWithin(0, gone, heldCount)
      heldCount -= gone
      heldFrom += gone
    },
    take() {
      const taken = { count, coefficients: coefficients.take(), loudness: loudness.take() }
      ;[count, heldCount, heldFrom] = [0, 0, 0]
      return taken
    },
  }
}

/** A row of numbers that grows piece by piece, so that it is never copied while it does. */
function createGrowingArray() {
  let pieces: Float32Array[] = []
  let piece = new Float32Array(PIECE_LENGTH)
  let used = 0
  return {
    push(value: number): void {
      if (used === PIECE_LENGTH) {
        pieces.push(piece)
        piece = new Float32Array(PIECE_LENGTH)
        used = 0
      }
      piece[used] = value
      used += 1
    },
    take(): Float32Array {
      const taken = new Float32Array(pieces.length * PIECE_LENGTH + used)
      for (const [index, whole] of pieces.entries()) taken.set(whole, index * PIECE_LENGTH)
      taken.set(piece.subarray(0, used), pieces.length * PIECE_LENGTH)
      pieces = []
      used = 0
      return taken
    },
  }
}
