import type { Bounds } from '../clean-up/recognised-blocks'

interface Size {
  width: number
  height: number
}

/** The preparation of an image before recognition; can be sent between threads. */
export interface ImagePreparation {
  /** Pixels of the original and of the prepared image. */
  original: Size
  prepared: Size
  /** Factor by which the image was enlarged first. */
  scale: number
  /** Angle by which the lines fell to the right. The image was rotated about its centre, on a larger canvas, to level them. */
  skewDegrees: number
}

/** Maps a prepared image to its original. */
export interface ImageMapping {
  /** Pixels of the original image. */
  width: number
  height: number
  /** Returns the bounding box in the original, in whole pixels, of a box in the prepared image. */
  toOriginal(box: Bounds): Bounds
}

export function mapToOriginal({ original, prepared, scale, skewDegrees }: ImagePreparation): ImageMapping {
  const { width, height } = original
  const skew = (skewDegrees * Math.PI) / 180
  const toPoint = (x: number, y: number): [x: number, y: number] => {
    const fromMiddleX = x - prepared.width / 2
    const fromMiddleY = y - prepared.height / 2
    return [
      width / 2 + (fromMiddleX * Math.cos(skew) - fromMiddleY * Math.sin(skew)) / scale,
      height / 2 + (fromMiddleX * Math.sin(skew) + fromMiddleY * Math.cos(skew)) / scale,
    ]
  }
  return {
    width,
    height,
    toOriginal({ x0, y0, x1, y1 }) {
      const corners =
        skew === 0
          ? [[x0 / scale, y0 / scale] as const, [x1 / scale, y1 / scale] as const]
          : [toPoint(x0, y0), toPoint(x1, y0), toPoint(x1, y1), toPoint(x0, y1)]
      const xs = corners.map(([x]) => x)
      const ys = corners.map(([, y]) => y)
      const within = (value: number, largest: number): number => Math.min(largest, Math.max(0, value))
      return {
        x0: within(Math.floor(Math.min(...xs)), width),
        y0: within(Math.floor(Math.min(...ys)), height),
        x1: within(Math.ceil(Math.max(...xs)), width),
        y1: within(Math.ceil(Math.max(...ys)), height),
      }
    },
  }
}
