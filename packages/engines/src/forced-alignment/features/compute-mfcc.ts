import { elementAt, float32At, float64At } from '../../arrays/element-at'
import { createFft } from './create-fft'
import { createGrowingArray } from './create-growing-array'
import { createMelFilterBank } from './create-mel-filter-bank'
import { COEFFICIENTS, FRAME_STEP_SECONDS, FRAME_WINDOW_SECONDS, type MfccFrames } from './mfcc-frames'

const MEL_FILTERS = 40
const MIN_HERTZ = 130
const MAX_HERTZ = 6800
/** Fraction of the sample rate; higher frequencies are not in the sound. */
const MAX_SAMPLE_RATE_FRACTION = 0.45
/** Mel bands in which speech is loud, half-open. */
const SPEECH_BANDS = { first: 4, end: 34 }
const PRE_EMPHASIS = 0.97
const FULL_SCALE = 32_768
/** A power of two that covers this fraction of a frame serves as its window: the transform is half as long. */
const SHORT_WINDOW_FRACTION = 0.85

/** Computes MFCCs while a sound arrives in pieces of any length, and keeps no more samples than one frame needs. */
export interface MfccStream {
  /** Adds mono samples, from -1 to 1 or of 16 bits. */
  push(samples: Float32Array | Int16Array): void
  /** Returns the frames that lie wholly within the pushed samples, and starts over with an empty sound. */
  take(): MfccFrames
}

/** Returns the highest frequency that sounds of all these sample rates contain. */
export function findHighestCommonHertz(sampleRates: readonly number[]): number {
  return Math.min(MAX_HERTZ, ...sampleRates.map((sampleRate) => sampleRate * MAX_SAMPLE_RATE_FRACTION))
}

/** Creates a stream that computes mel-frequency cepstral coefficients, a hundred frames a second. */
export function createMfccStream({
  sampleRate,
  highestHertz,
}: {
  sampleRate: number
  highestHertz: number
}): MfccStream {
  const frameLength = Math.round(FRAME_WINDOW_SECONDS * sampleRate)
  const stepSamples = FRAME_STEP_SECONDS * sampleRate
  const computeFrame = createFrameComputation({ frameLength, sampleRate, highestHertz })
  const coefficients = createGrowingArray()
  const loudness = createGrowingArray()

  let count = 0
  /** Samples that later frames need; the first of them is sample `heldFrom` of the sound. */
  let buffered = new Float32Array(0)
  let bufferedCount = 0
  let heldFrom = 0

  function hold(samples: Float32Array | Int16Array): void {
    if (bufferedCount + samples.length > buffered.length) {
      const larger = new Float32Array(2 * (bufferedCount + samples.length))
      larger.set(buffered.subarray(0, bufferedCount))
      buffered = larger
    }
    buffered.set(samples, bufferedCount)
    if (samples instanceof Int16Array) {
      for (let index = bufferedCount; index < bufferedCount + samples.length; index += 1) {
        buffered[index] = float32At(buffered, index) / FULL_SCALE
      }
    }
    bufferedCount += samples.length
  }

  return {
    push(samples) {
      hold(samples)
      for (;;) {
        const start = Math.floor(count * stepSamples) - heldFrom
        if (start + frameLength > bufferedCount) break
        computeFrame(buffered, start, { coefficients, loudness })
        count += 1
      }
      // The pre-emphasis of the next frame reads the sample before it.
      const used = Math.min(bufferedCount, Math.max(0, Math.floor(count * stepSamples) - heldFrom - 1))
      buffered.copyWithin(0, used, bufferedCount)
      bufferedCount -= used
      heldFrom += used
    },
    take() {
      const taken = { count, coefficients: coefficients.take(), loudness: loudness.take() }
      ;[count, bufferedCount, heldFrom] = [0, 0, 0]
      return taken
    },
  }
}

interface FrameOutput {
  coefficients: { push(value: number): void }
  loudness: { push(value: number): void }
}

/** Returns a function that computes one frame: window, spectrum, mel bands, discrete cosine transform. */
function createFrameComputation({
  frameLength,
  sampleRate,
  highestHertz,
}: {
  frameLength: number
  sampleRate: number
  highestHertz: number
}): (samples: Float32Array, start: number, output: FrameOutput) => void {
  const lower = 2 ** Math.floor(Math.log2(frameLength))
  const isShort = lower >= frameLength * SHORT_WINDOW_FRACTION
  const spectrumLength = isShort ? lower : lower * 2
  const windowLength = isShort ? lower : frameLength
  /** Centres the window in its frame. */
  const windowStart = Math.floor((frameLength - windowLength) / 2)
  const fft = createFft(spectrumLength)
  const filters = createMelFilterBank({
    count: MEL_FILTERS,
    lowestHertz: MIN_HERTZ,
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

  return (samples, start, { coefficients, loudness }) => {
    const first = start + windowStart
    let previous = first === 0 ? 0 : float32At(samples, first - 1)
    for (let index = 0; index < windowLength; index += 1) {
      const sample = float32At(samples, first + index)
      signal[index] = (sample - PRE_EMPHASIS * previous) * float64At(hamming, index)
      previous = sample
    }
    fft.computePowers(signal, powers)
    let speechPower = 0
    for (let band = 0; band < MEL_FILTERS; band += 1) {
      const filter = elementAt(filters, band)
      const { weights } = filter
      let power = 0
      for (let bin = 0; bin < weights.length; bin += 1) {
        power += float64At(weights, bin) * float64At(powers, filter.first + bin)
      }
      bands[band] = Math.log(power + 1e-8)
      if (band >= SPEECH_BANDS.first && band < SPEECH_BANDS.end) speechPower += power
    }
    loudness.push(Math.log(speechPower + 1e-7))
    for (const row of cosines) {
      let sum = 0
      for (let band = 0; band < MEL_FILTERS; band += 1) sum += float64At(bands, band) * float64At(row, band)
      coefficients.push(sum)
    }
  }
}
