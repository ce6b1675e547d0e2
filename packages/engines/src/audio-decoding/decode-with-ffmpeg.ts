import { decodeSamples, countFrameBytes, type WavShape } from '@lectern/core/audio'
import { openByteSource, readWavLayout } from '@lectern/media'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { type DecodedSound, UnreadableSound } from './decoded-sound'
import { startLimitedProgram } from './start-limited-program'

export interface FfmpegOptions {
  program: string
  path: string
  demuxer: string
  maxSeconds: number
  /** Seconds without output after which the program is ended. */
  silentSeconds?: number
}

const MEMORY_MEGABYTES = 1500
// Decoding runs hundreds of times as fast as playback.
const MIN_SPEED = 10
const STARTING_SECONDS = 30
const COMPLAINT_CHARACTERS = 2000
const QUIETLY = ['-nostdin', '-hide_banner', '-loglevel', 'error']

/**
 * Decodes a recording with a native ffmpeg, block by block. Trims the encoder delay where the file states it. The program gets
 * the file alone: no network, no playlists, no shell. It ends with the generator.
 */
export async function* decodeWithFfmpeg({
  program,
  path,
  demuxer,
  maxSeconds,
  silentSeconds = STARTING_SECONDS,
}: FfmpegOptions): AsyncGenerator<DecodedSound> {
  const input = `-threads 1 -protocol_whitelist file,pipe -f ${demuxer} -i`.split(' ')
  const output = `-map 0:a:0 -map_metadata -1 -t ${Math.ceil(maxSeconds) + 1} -bitexact -c:a pcm_f32le -f wav`
  const parameters = [...QUIETLY, ...input, `file:${resolve(path)}`, ...output.split(' '), 'pipe:1']
  const processorSeconds = STARTING_SECONDS + maxSeconds / MIN_SPEED
  const child = startLimitedProgram(program, parameters, { memoryMegabytes: MEMORY_MEGABYTES, processorSeconds })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (words: string) => {
    complaint = (complaint + words).slice(0, COMPLAINT_CHARACTERS)
  })
  const ended = new Promise<string | null>((settle) => {
    child.once('error', (error) => settle(error.message))
    child.once('close', (code, signal) => settle(code === 0 ? null : `ended with ${signal ?? code}`))
  })
  try {
    yield* readWavStream(readWithin(child.stdout, silentSeconds, () => child.kill('SIGKILL')))
    const failure = await ended
    if (failure !== null) throw brokenRecording(complaint === '' ? `ffmpeg ${failure}` : complaint)
  } finally {
    child.kill('SIGKILL')
  }
}

/** Reads the output of a program, and calls `onSilent` when a chunk does not arrive in time. */
async function* readWithin(output: Readable, seconds: number, onSilent: () => void): AsyncGenerator<Buffer> {
  const pieces = output[Symbol.asyncIterator]()
  for (;;) {
    const silence = setTimeout(onSilent, seconds * 1000)
    const next = await pieces.next().finally(() => clearTimeout(silence))
    if (next.done) return
    const piece: unknown = next.value
    if (!(piece instanceof Buffer)) throw new Error(`ffmpeg’s sound came as ${typeof piece}`)
    yield piece
  }
}

/** Decodes a WAV that is streamed, so that its header has no length. */
async function* readWavStream(pieces: AsyncIterable<Buffer>): AsyncGenerator<DecodedSound> {
  let shape: WavShape | null = null
  let buffered: Buffer = Buffer.alloc(0)
  for await (const piece of pieces) {
    buffered = Buffer.concat([buffered, piece])
    if (shape === null) {
      // A short recording may arrive in one piece, and a header in parts.
      const layout = await readWavLayout(openByteSource(buffered))
      if (layout.kind === 'broken') continue
      buffered = buffered.subarray(layout.dataOffsetBytes)
      shape = layout
    }
    const wholeBytes = buffered.length - (buffered.length % countFrameBytes(shape))
    yield { sampleRate: shape.sampleRate, channels: decodeSamples(buffered.subarray(0, wholeBytes), shape) }
    buffered = buffered.subarray(wholeBytes)
  }
}

function brokenRecording(complaint: string): UnreadableSound {
  const [line = ''] = complaint.split('\n', 1)
  return new UnreadableSound('broken', 'The recording is damaged. Record or export it again.', { cause: line.trim() })
}
