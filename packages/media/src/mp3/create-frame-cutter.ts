import { readFrameHeader } from './read-frame-header'
import { countWholeFrames, infoFrameBytes, makeInfoFrame } from './write-info-frame'

/** Bytes of an MP3 file and their offset in it. */
export interface Mp3Piece {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly offset: number
}

/** Cuts what an encoder returns into whole frames, which follow a frame that tells players what to trim. */
export interface FrameCutter {
  /** Adds the encoder's next bytes, which are copied; returns their whole frames, in a list of at most one piece. */
  add(bytes: Uint8Array): Mp3Piece[]
  /** Returns the first frame of the file, which is known last. Bytes after the last whole frame are left out. */
  finish(samples: number): Mp3Piece
}

/** Creates a cutter of the frames of one file. None of the file stays in memory but a part of a frame. */
export function createFrameCutter(): FrameCutter {
  let rest = new Uint8Array()
  let opening: { readonly frame: Uint8Array; readonly bytes: number } | null = null
  const counted = { frames: 0, bytes: 0 }
  return {
    add(bytes) {
      const joined = new Uint8Array(rest.length + bytes.length)
      joined.set(rest)
      joined.set(bytes, rest.length)
      const whole = countWholeFrames(joined)
      rest = joined.slice(whole.bytes)
      const header = whole.frames === 0 ? null : readFrameHeader(joined, 0)
      if (header === null) return []
      opening ??= { frame: joined.slice(0, header.frameBytes), bytes: infoFrameBytes(header) }
      const offset = opening.bytes + counted.bytes
      counted.frames += whole.frames
      counted.bytes += whole.bytes
      return [{ bytes: joined.slice(0, whole.bytes), offset }]
    },
    finish(samples) {
      if (opening === null) throw new Error(`The encoder made no MP3 frame of ${samples} samples`)
      return { bytes: makeInfoFrame(opening.frame, samples, counted), offset: 0 }
    },
  }
}
