import sharp from 'sharp'

/** A picture as red, green, blue and alpha bytes, row by row from the top. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8Array
}

/** Decodes a PNG file. */
export async function decodePng(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: data }
}

/** Encodes a picture as lossless WebP, so that the report shows the pixels that were compared. */
export function encodeWebp({ width, height, rgba }: Picture): Promise<Buffer> {
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 2 })
    .toBuffer()
}
