import { readFrameHeader } from './read-frame-header'

/** Samples that divide the length of a block which another one follows, at every sample rate. */
export const mp3BlockSamples = 1152

/** Part of a sound as MP3 frames, without the frame that tells players what to trim. */
export interface Mp3Block {
  bytes: Uint8Array
  frames: number
  /** Samples that were encoded. */
  samples: number
}

/**
 * Cuts a part of a sound, encoded by itself with `encodeMp3`, to as many frames as it has samples for, so that the next
 * part begins exactly where it does in the PCM. Two conditions make the cut inaudible: a part that another one follows
 * ends with twice `mp3BlockSamples` of silence, and its length is a multiple of `mp3BlockSamples`, which is checked with a
 * RangeError. The last part keeps all its frames.
 */
export function cutMp3Block(mp3: Uint8Array, samples: number, isLast: boolean): Mp3Block {
  const info = readFrameHeader(mp3, 0)
  if (!info) throw new RangeError(`An MP3 frame was expected at the start of ${mp3.length} bytes, and there is none`)
  if (!isLast && samples % mp3BlockSamples !== 0) {
    throw new RangeError(`An MP3 block of ${samples} samples cannot be followed by another one`)
  }
  const start = info.frameBytes
  const wanted = isLast ? Infinity : samples / info.samplesPerFrame
  let end = start
  let frames = 0
  for (let header = readFrameHeader(mp3, end); header && frames < wanted; header = readFrameHeader(mp3, end)) {
    end += header.frameBytes
    frames += 1
  }
  if (!isLast && frames !== wanted) {
    throw new RangeError(`An MP3 block of ${samples} samples has ${frames} frames instead of ${wanted}`)
  }
  return { bytes: mp3.subarray(start, end), frames, samples }
}
