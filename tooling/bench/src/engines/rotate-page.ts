import sharp from 'sharp'

/** Rotates a page clockwise by `degrees`, with white corners, and returns it as PNG. */
export function rotatePage(png: Uint8Array, degrees: number): Promise<Uint8Array> {
  return sharp(png).rotate(degrees, { background: '#ffffff' }).png().toBuffer()
}
