import sharp from 'sharp'

/** The page with its lines falling by `degrees`, its corners white, as PNG. */
export function rotatePage(png: Uint8Array, degrees: number): Promise<Uint8Array> {
  return sharp(png).rotate(degrees, { background: '#ffffff' }).png().toBuffer()
}
