import { readFile, stat } from 'node:fs/promises'
import { type BrokenWavReason, type Pcm, readWav } from '@lectern/core/audio'

export type WavFile =
  | { kind: 'ok'; pcm: Pcm; seconds: number }
  | { kind: 'broken'; reason: BrokenWavReason | 'too-large'; message: string }

// Three hours of 16 bit stereo at 44.1 kHz, and what Node reads in one piece.
const LARGEST_WAV_BYTES = 2_000_000_000

/** The samples of a WAV file on disk, or why they cannot be read. Rejects when the file itself cannot be opened. */
export async function readWavFile(path: string): Promise<WavFile> {
  const { size } = await stat(path)
  if (size > LARGEST_WAV_BYTES) {
    const message = `The WAV file has ${Math.ceil(size / 1e6)} MB, ${LARGEST_WAV_BYTES / 1e6} MB are the most. Split it into parts.`
    return { kind: 'broken', reason: 'too-large', message }
  }
  const read = readWav(await readFile(path))
  if (read.kind === 'broken') return read
  return { kind: 'ok', pcm: read.pcm, seconds: read.header.frameCount / read.pcm.sampleRate }
}
