import { incrementAt, uint32At } from '../arrays/element-at'

export interface OtsuThreshold {
  /** Brighter pixels are of the bright class. */
  threshold: number
  /** Mean brightness of the two classes. */
  dark: number
  bright: number
}

/** Divides pixels into a dark and a bright class by Otsu's method: the threshold with the largest variance between them. */
export function thresholdOtsu(pixels: Uint8Array): OtsuThreshold {
  const histogram = new Uint32Array(256)
  for (const value of pixels) incrementAt(histogram, value)
  const total = pixels.reduce((sum, value) => sum + value, 0)
  let best: OtsuThreshold & { variance: number } = { threshold: 0, dark: 0, bright: 0, variance: -1 }
  let count = 0
  let sum = 0
  for (let threshold = 0; threshold < 255; threshold += 1) {
    count += uint32At(histogram, threshold)
    sum += threshold * uint32At(histogram, threshold)
    const others = pixels.length - count
    if (count === 0 || others === 0) continue
    const [dark, bright] = [sum / count, (total - sum) / others]
    const variance = count * others * (bright - dark) ** 2
    if (variance > best.variance) best = { threshold, dark, bright, variance }
  }
  const { threshold, dark, bright } = best
  return { threshold, dark, bright }
}
