import type { ByteSource } from '../bytes/byte-source'
import { readFrameHeader } from './read-frame-header'
import { readInfoTag } from './read-info-tag'

/** A run of whole frames that follow each other in a file. */
export interface FrameRun {
  readonly start: number
  readonly end: number
  readonly frames: number
}

/** The frames of an MP3 file of any bit rate, without its tags. */
export interface ScannedMp3 {
  readonly sampleRate: number
  readonly samplesPerFrame: number
  /** Runs of as many frames as were wanted; the last one may have fewer. */
  readonly runs: readonly FrameRun[]
  /** Samples that players leave out before the first one. */
  readonly delaySamples: number
  /** Samples of one channel that are heard. */
  readonly samples: number
}

const BLOCK_BYTES = 1 << 20
/** A header, and the longest frame behind it. */
const LONGEST_FRAME_BYTES = 2881
const ID3_HEADER_BYTES = 10
const DECODER_DELAY_SAMPLES = 529

/**
 * Reads the headers of all frames of an MP3, a megabyte of the file at a time. Null for another kind of file.
 * @param framesPerRun frames of each run
 */
export async function scanMp3Frames(source: ByteSource, framesPerRun: number): Promise<ScannedMp3 | null> {
  const start = await skipId3(source)
  const opening = await source.read(start, start + LONGEST_FRAME_BYTES)
  const first = readFrameHeader(opening, 0)
  if (first === null) return null
  const tag = readInfoTag(opening, first)
  const trim = tag === null ? null : tag.trim
  const runs: FrameRun[] = []
  let run = { start: tag === null ? start : start + first.frameBytes, frames: 0 }
  let at = run.start
  let frames = 0
  const close = () => {
    if (run.frames > 0) runs.push({ ...run, end: at })
    run = { start: at, frames: 0 }
  }
  for (;;) {
    const block = await source.read(at, at + BLOCK_BYTES)
    const before = at
    for (let offset = 0; ; offset = at - before) {
      const header = readFrameHeader(block, offset)
      if (header === null || header.sampleRate !== first.sampleRate || offset + header.frameBytes > block.length) break
      at += header.frameBytes
      run.frames += 1
      frames += 1
      if (run.frames === framesPerRun) close()
    }
    if (at === before) break
  }
  close()
  const { sampleRate, samplesPerFrame } = first
  const sound = { sampleRate, samplesPerFrame, runs }
  if (trim === null) return { ...sound, delaySamples: 0, samples: frames * samplesPerFrame }
  const { delaySamples, paddingSamples } = trim
  return {
    ...sound,
    delaySamples: delaySamples + DECODER_DELAY_SAMPLES,
    samples: Math.max(0, frames * samplesPerFrame - delaySamples - paddingSamples),
  }
}

/** Returns the offset behind a leading ID3 tag. */
async function skipId3(source: ByteSource): Promise<number> {
  const bytes = await source.read(0, ID3_HEADER_BYTES)
  if (String.fromCharCode(...bytes.subarray(0, 3)) !== 'ID3') return 0
  // Seven bits of each byte.
  return bytes.subarray(6, ID3_HEADER_BYTES).reduce((size, byte) => size * 128 + (byte & 127), 0) + ID3_HEADER_BYTES
}
