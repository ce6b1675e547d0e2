import { uint8At } from '../arrays/element-at'

/** Brightness of an image, 0 to 255, one byte a pixel, row by row. */
export interface GreyImage {
  pixels: Uint8Array
  width: number
  height: number
}

/** Returns the brightness of a pixel. */
export function pixelAt({ pixels, width }: GreyImage, column: number, row: number): number {
  return uint8At(pixels, row * width + column)
}
