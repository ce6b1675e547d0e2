import type { Mp3Piece } from './create-frame-cutter'

/** Joins the pieces of an MP3 file, which may come in any order. */
export function joinMp3Pieces(pieces: readonly Mp3Piece[]): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(pieces.reduce((end, { bytes, offset }) => Math.max(end, offset + bytes.length), 0))
  for (const { bytes, offset } of pieces) file.set(bytes, offset)
  return file
}
