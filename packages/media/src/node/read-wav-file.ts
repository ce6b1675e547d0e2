import { open } from 'node:fs/promises'
import type { BrokenWavReason, Pcm } from '@lectern/core/audio'
import { readWavLayout } from '../wav/read-wav-layout'
import { readWavStretches } from '../wav/read-wav-stretches'
import { openFileSource } from './open-file-source'

export type WavFile =
  | { kind: 'ok'; pcm: Pcm; seconds: number }
  | { kind: 'broken'; reason: BrokenWavReason | 'too-large'; message: string }

// Three hours of 16 bit stereo at 44.1 kHz: all of it is held in memory, at twice the size.
const LARGEST_WAV_BYTES = 2_000_000_000

/** The samples of a WAV file on disk, or why they cannot be read. Rejects when the file itself cannot be opened. */
export async function readWavFile(path: string): Promise<WavFile> {
  const file = await open(path)
  try {
    const source = await openFileSource(file)
    if (source.byteLength > LARGEST_WAV_BYTES) {
      const message = `The WAV file has ${Math.ceil(source.byteLength / 1e6)} MB, ${LARGEST_WAV_BYTES / 1e6} MB are the most. Split it into parts.`
      return { kind: 'broken', reason: 'too-large', message }
    }
    const layout = await readWavLayout(source)
    if (layout.kind === 'broken') return layout
    const { sampleRate, channelCount, frameCount, durationSeconds: seconds } = layout
    const channels = Array.from({ length: channelCount }, () => new Float32Array(frameCount))
    let frame = 0
    for await (const stretch of readWavStretches(source, layout)) {
      for (const [index, samples] of stretch.entries()) channels[index]?.set(samples, frame)
      frame += stretch[0]?.length ?? 0
    }
    return { kind: 'ok', pcm: { sampleRate, channels }, seconds }
  } finally {
    await file.close()
  }
}
