/** A picture as red, green and blue bytes, row by row. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array
}
