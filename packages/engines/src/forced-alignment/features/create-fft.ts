import { float64At, uint32At } from '../../arrays/element-at'

export interface Fft {
  /** Writes the power of each frequency bin of a real signal, `length / 2 + 1` of them. The signal is not changed. */
  computePowers(signal: Float64Array, powers: Float64Array): void
}

/**
 * Creates a radix-2 fast Fourier transform for real signals of one length. A real signal is transformed as a complex one
 * of half its length: even samples are the real part, odd ones the imaginary part, and the two spectra are separated
 * afterwards.
 * @param length a power of two, 4 at least
 */
export function createFft(length: number): Fft {
  if (length < 4 || !Number.isInteger(Math.log2(length))) {
    throw new RangeError(`The length of a Fourier transform is a power of two from 4 on, not ${length}`)
  }
  const half = length / 2
  const cosines = Float64Array.from({ length: half }, (_, index) => Math.cos((2 * Math.PI * index) / length))
  const sines = Float64Array.from({ length: half }, (_, index) => Math.sin((2 * Math.PI * index) / length))
  const reversed = reverseBits(half)
  const real = new Float64Array(half)
  const imaginary = new Float64Array(half)

  /** Runs the butterflies of all stages in place. */
  function transform(): void {
    for (let size = 2; size <= half; size *= 2) {
      const halfSize = size / 2
      const stride = length / size
      for (let first = 0; first < half; first += size) {
        let twiddle = 0
        for (let upper = first; upper < first + halfSize; upper += 1) {
          const lower = upper + halfSize
          const cosine = float64At(cosines, twiddle)
          const sine = float64At(sines, twiddle)
          twiddle += stride
          const lowerReal = float64At(real, lower)
          const lowerImaginary = float64At(imaginary, lower)
          const turnedReal = lowerReal * cosine + lowerImaginary * sine
          const turnedImaginary = lowerImaginary * cosine - lowerReal * sine
          const upperReal = float64At(real, upper)
          const upperImaginary = float64At(imaginary, upper)
          real[lower] = upperReal - turnedReal
          imaginary[lower] = upperImaginary - turnedImaginary
          real[upper] = upperReal + turnedReal
          imaginary[upper] = upperImaginary + turnedImaginary
        }
      }
    }
  }

  return {
    computePowers(signal, powers) {
      for (let index = 0; index < half; index += 1) {
        const sample = uint32At(reversed, index)
        real[index] = float64At(signal, 2 * sample)
        imaginary[index] = float64At(signal, 2 * sample + 1)
      }
      transform()
      const [sumOfEven, sumOfOdd] = [float64At(real, 0), float64At(imaginary, 0)]
      powers[0] = (sumOfEven + sumOfOdd) ** 2
      powers[half] = (sumOfEven - sumOfOdd) ** 2
      for (let bin = 1; bin < half; bin += 1) {
        const mirrored = half - bin
        const evenReal = (float64At(real, bin) + float64At(real, mirrored)) / 2
        const evenImaginary = (float64At(imaginary, bin) - float64At(imaginary, mirrored)) / 2
        const oddReal = (float64At(imaginary, bin) + float64At(imaginary, mirrored)) / 2
        const oddImaginary = (float64At(real, mirrored) - float64At(real, bin)) / 2
        const cosine = float64At(cosines, bin)
        const sine = float64At(sines, bin)
        const x = evenReal + oddReal * cosine + oddImaginary * sine
        const y = evenImaginary + oddImaginary * cosine - oddReal * sine
        powers[bin] = x * x + y * y
      }
    },
  }
}

/** Returns each index below `length`, a power of two, with its bits in reverse order. */
function reverseBits(length: number): Uint32Array {
  const bits = Math.log2(length)
  return Uint32Array.from({ length }, (_, index) => {
    let reversed = 0
    for (let bit = 0; bit < bits; bit += 1) if ((index >> bit) & 1) reversed |= 1 << (bits - 1 - bit)
    return reversed
  })
}
