import type { Bounds } from './recognised-blocks'

interface Size {
  width: number
  height: number
}

/** What was done to an image before it was recognised; can be sent between threads. */
export interface ImagePreparation {
  /** Pixels of the image as it was given, and of the prepared one. */
  original: Size
  prepared: Size
  /** How many times larger it was made, first. */
  scale: number
  /** How far its lines fell to the right; it was turned round its middle until they were level, on a canvas that grew. */
  leanDegrees: number
}

/** How a prepared image lies on the image it was made from. */
export interface ImagePlacement {
  /** Pixels of the original image. */
  width: number
  height: number
  /** The upright box of the original, in whole pixels, that holds a box of the prepared image. */
  toOriginal(box: Bounds): Bounds
}

export function placeImage({ original, prepared, scale, leanDegrees }: ImagePreparation): ImagePlacement {
  const { width, height } = original
  const lean = (leanDegrees * Math.PI) / 180
  const toPoint = (x: number, y: number): [x: number, y: number] => {
    const fromMiddleX = x - prepared.width / 2
    const fromMiddleY = y - prepared.height / 2
    return [
      width / 2 + (fromMiddleX * Math.cos(lean) - fromMiddleY * Math.sin(lean)) / scale,
      height / 2 + (fromMiddleX * Math.sin(lean) + fromMiddleY * Math.cos(lean)) / scale,
    ]
  }
  return {
    width,
    height,
    toOriginal({ x0, y0, x1, y1 }) {
      const corners =
        lean === 0
          ? [[x0 / scale, y0 / scale] as const, [x1 / scale, y1 / scale] as const]
          : [toPoint(x0, y0), toPoint(x1, y0), toPoint(x1, y1), toPoint(x0, y1)]
      const xs = corners.map(([x]) => x)
      const ys = corners.map(([, y]) => y)
      const within = (value: number, most: number): number => Math.min(most, Math.max(0, value))
      return {
        x0: within(Math.floor(Math.min(...xs)), width),
        y0: within(Math.floor(Math.min(...ys)), height),
        x1: within(Math.ceil(Math.max(...xs)), width),
        y1: within(Math.ceil(Math.max(...ys)), height),
      }
    },
  }
}
