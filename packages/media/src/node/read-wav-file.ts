import { open } from 'node:fs/promises'
import type { BrokenWavReason, Pcm } from '@lectern/core/audio'
import { readWavBlocks } from '../wav/read-wav-blocks'
import { readWavLayout } from '../wav/read-wav-layout'
import { openFileSource } from './open-file-source'

export type WavFile =
  | { kind: 'ok'; pcm: Pcm; seconds: number }
  | { kind: 'broken'; reason: BrokenWavReason | 'too-large'; message: string }

// Three hours of 16 bit stereo at 44.1 kHz; all samples are held in memory, at twice the size.
const MAX_WAV_BYTES = 2_000_000_000

/** Reads the samples of a WAV file on disk, or why they cannot be read. Rejects when the file cannot be opened. */
export async function readWavFile(path: string): Promise<WavFile> {
  const file = await open(path)
  try {
    const source = await openFileSource(file)
    if (source.byteLength > MAX_WAV_BYTES) {
      const message = `The WAV file has ${Math.ceil(source.byteLength / 1e6)} MB, ${MAX_WAV_BYTES / 1e6} MB are the most. Split it into parts.`
      return { kind: 'broken', reason: 'too-large', message }
    }
    const layout = await readWavLayout(source)
    if (layout.kind === 'broken') return layout
    const { sampleRate, channelCount, frameCount, durationSeconds: seconds } = layout
    const channels = Array.from({ length: channelCount }, () => new Float32Array(frameCount))
    let frame = 0
    for await (const block of readWavBlocks(source, layout)) {
      for (const [index, samples] of block.entries()) channels[index]?.set(samples, frame)
      const [first] = block
      if (!first) throw new Error(`A WAV file of ${channelCount} channels gave a block without any`)
      frame += first.length
    }
    return { kind: 'ok', pcm: { sampleRate, channels }, seconds }
  } finally {
    await file.close()
  }
}
