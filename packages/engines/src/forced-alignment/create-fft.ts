export interface Fft {
  /** Transforms in place; both have the length that the transform was made for. */
  transform(real: Float64Array, imaginary: Float64Array): void
}

/** The fast Fourier transform of one length, a power of two. */
export function createFft(length: number): Fft {
  if (length < 2 || !Number.isInteger(Math.log2(length))) {
    throw new RangeError(`A transform has a length that is a power of two, not ${length}`)
  }
  const half = length / 2
  const cosines = Float64Array.from({ length: half }, (_, index) => Math.cos((2 * Math.PI * index) / length))
  const sines = Float64Array.from({ length: half }, (_, index) => Math.sin((2 * Math.PI * index) / length))
  const places = reversedPlaces(length)

  return {
    transform(real, imaginary) {
      for (let index = 0; index < length; index += 1) {
        const other = places[index] ?? 0
        if (other <= index) continue
        swap(real, index, other)
        swap(imaginary, index, other)
      }
      for (let size = 2; size <= length; size *= 2) {
        const reach = size / 2
        const stride = length / size
        for (let first = 0; first < length; first += size) {
          for (let step = 0; step < reach; step += 1) {
            const upper = first + step
            const lower = upper + reach
            const cosine = cosines[step * stride] ?? 0
            const sine = sines[step * stride] ?? 0
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
    },
  }
}

function swap(values: Float64Array, one: number, other: number): void {
  const kept = values[one] ?? 0
  values[one] = values[other] ?? 0
  values[other] = kept
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
