import { readFrameHeader } from './read-frame-header'
import { infoFrameBytes, writeInfoFrame } from './write-info-frame'

/** What divides the length of a block that another one follows, whatever the sample rate; samples. */
export const mp3BlockSamples = 1152

/** A stretch of a sound as MP3 frames, without the one that tells players what to trim. */
export interface Mp3Block {
  bytes: Uint8Array
  frames: number
  /** Samples that went into it. */
  samples: number
}

/**
 * A stretch of a sound that was encoded apart by `encodeMp3`, cut to as many frames as it has samples for, so that the next
 * one begins where it does in the PCM, to the sample. Two conditions make the cut unheard: a stretch that another one
 * follows ends with two times `mp3BlockSamples` of silence, and is a multiple of `mp3BlockSamples` long. The second one is
 * checked, with a RangeError. The last stretch keeps all its frames.
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

/** One MP3 of blocks that follow one another, as if it had been encoded at once. Throws when they hold no frame. */
export function joinMp3Blocks(blocks: readonly Mp3Block[]): Uint8Array<ArrayBuffer> {
  const sum = (count: (block: Mp3Block) => number): number => blocks.reduce((total, block) => total + count(block), 0)
  const first = blocks.find(({ bytes }) => bytes.length > 0)
  const header = first ? readFrameHeader(first.bytes, 0) : null
  if (!header) throw new RangeError(`${blocks.length} MP3 blocks hold no frame`)
  const infoBytes = infoFrameBytes(header)
  const counted = { frames: sum(({ frames }) => frames), bytes: sum(({ bytes }) => bytes.length) }
  const file = new Uint8Array(infoBytes + counted.bytes)
  let offset = infoBytes
  for (const { bytes } of blocks) {
    file.set(bytes, offset)
    offset += bytes.length
  }
  const samples = sum((block) => block.samples)
  return writeInfoFrame(file, infoBytes, samples, counted)
}
