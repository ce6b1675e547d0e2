import type { Mp3Block } from './cut-mp3-block'
import { readFrameHeader } from './read-frame-header'
import { infoFrameBytes, makeInfoFrame } from './write-info-frame'

/** Joins consecutive blocks to one MP3 that is written while they arrive, so that none of it stays in memory. */
export interface Mp3Joiner {
  /**
   * Returns the offset in the file at which the block's bytes belong. Throws a RangeError for a first block without a
   * frame.
   */
  add(block: Mp3Block): number
  /** Returns the first bytes of the file, which tell players what to trim; null if there was no block. */
  finish(): Uint8Array<ArrayBuffer> | null
}

/** Opens a joiner of blocks. The result is as if the sound had been encoded in one piece. */
export function createMp3Joiner(): Mp3Joiner {
  let opening: { frame: Uint8Array; bytes: number } | null = null
  const counted = { frames: 0, bytes: 0 }
  let samples = 0
  return {
    add(block) {
      if (opening === null) {
        const header = readFrameHeader(block.bytes, 0)
        if (!header) throw new RangeError(`An MP3 block of ${block.bytes.length} bytes holds no frame`)
        opening = { frame: block.bytes.slice(0, header.frameBytes), bytes: infoFrameBytes(header) }
      }
      const offset = opening.bytes + counted.bytes
      counted.frames += block.frames
      counted.bytes += block.bytes.length
      samples += block.samples
      return offset
    },
    finish: () => opening && makeInfoFrame(opening.frame, samples, counted),
  }
}
