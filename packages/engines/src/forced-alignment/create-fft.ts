export interface Fft {
  /** Writes the power of each frequency of a real signal, from 0 to half its length; the signal is not changed. */
  readPowers(signal: Float64Array, powers: Float64Array): void
}

/**
 * The fast Fourier transform of real signals of one length, a power of two from 4 on. A real signal is half of a complex
 * one: its even and odd samples are transformed together, and parted afterwards.
 */
export function createFft(length: number): Fft {
  if (length < 4 || !Number.isInteger(Math.log2(length))) {
    throw new RangeError(`A transform has a length that is a power of two, not ${length}`)
  }
  const half = length / 2
  const cosines = Float64Array.from({ length: half }, (_, index) => Math.cos((2 * Math.PI * index) / length))
  const sines = Float64Array.from({ length: half }, (_, index) => Math.sin((2 * Math.PI * index) / length))
  const places = reversedPlaces(half)
  const real = new Float64Array(half)
  const imaginary = new Float64Array(half)

  function transformHalves(): void {
    for (let size = 2; size <= half; size *= 2) {
      const reach = size / 2
      const stride = length / size
      for (let first = 0; first < half; first += size) {
        let turn = 0
        for (let upper = first; upper < first + reach; upper += 1) {
          const lower = upper + reach
          const cosine = cosines[turn] ?? 0
          const sine = sines[turn] ?? 0
          turn += stride
          const lowReal = real[lower] ?? 0
          const lowImaginary = imaginary[lower] ?? 0
          const turnedReal = lowReal * cosine + lowImaginary * sine
          const turnedImaginary = lowImaginary * cosine - lowReal * sine
          const upReal = real[upper] ?? 0
          const upImaginary = imaginary[upper] ?? 0
          real[lower] = upReal - turnedReal
          imaginary[lower] = upImaginary - turnedImaginary
          real[upper] = upReal + turnedReal
          imaginary[upper] = upImaginary + turnedImaginary
        }
      }
    }
  }

  return {
    readPowers(signal, powers) {
      for (let index = 0; index < half; index += 1) {
        const place = places[index] ?? 0
        real[index] = signal[2 * place] ?? 0
        imaginary[index] = signal[2 * place + 1] ?? 0
      }
      transformHalves()
      const [sumEven, sumOdd] = [real[0] ?? 0, imaginary[0] ?? 0]
      powers[0] = (sumEven + sumOdd) ** 2
      powers[half] = (sumEven - sumOdd) ** 2
      for (let line = 1; line < half; line += 1) {
        const mirrored = half - line
        const evenReal = ((real[line] ?? 0) + (real[mirrored] ?? 0)) / 2
        const evenImaginary = ((imaginary[line] ?? 0) - (imaginary[mirrored] ?? 0)) / 2
        const oddReal = ((imaginary[line] ?? 0) + (imaginary[mirrored] ?? 0)) / 2
        const oddImaginary = ((real[mirrored] ?? 0) - (real[line] ?? 0)) / 2
        const cosine = cosines[line] ?? 0
        const sine = sines[line] ?? 0
        const x = evenReal + oddReal * cosine + oddImaginary * sine
        const y = evenImaginary + oddImaginary * cosine - oddReal * sine
        powers[line] = x * x + y * y
      }
    },
  }
}

/** Each index with its bits in reverse. */
function reversedPlaces(length: number): Uint32Array {
  const bits = Math.log2(length)
  return Uint32Array.from({ length }, (_, index) => {
    let reversed = 0
    for (let bit = 0; bit < bits; bit += 1) if ((index >> bit) & 1) reversed |= 1 << (bits - 1 - bit)
    return reversed
  })
}
