import { decodeSamples, frameBytesOf, openByteSource, readWavLayout, type WavShape } from '@lectern/media'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { type DecodedSound, UnreadableSound } from './decoded-sound'
import { startLimited } from './start-limited'

export interface FfmpegOptions {
  program: string
  path: string
  demuxer: string
  longestSeconds: number
  /** Ends a program that says nothing for so long. */
  silentSeconds?: number
}

const MEMORY_MEGABYTES = 1500
// Decoding runs hundreds of times as fast as playing.
const SLOWEST_SPEED = 10
const STARTING_SECONDS = 30
const COMPLAINT_CHARACTERS = 2000
const QUIETLY = ['-nostdin', '-hide_banner', '-loglevel', 'error']

/**
 * A recording as a native ffmpeg decodes it, in stretches. What the encoder put before the sound is taken away where the
 * file says so. The program gets the file alone: no network, no playlists, no shell, and it ends with the generator.
 */
export async function* decodeWithFfmpeg({
  program,
  path,
  demuxer,
  longestSeconds,
  silentSeconds = STARTING_SECONDS,
}: FfmpegOptions): AsyncGenerator<DecodedSound> {
  const input = `-threads 1 -protocol_whitelist file,pipe -f ${demuxer} -i`.split(' ')
  const output = `-map 0:a:0 -map_metadata -1 -t ${Math.ceil(longestSeconds) + 1} -bitexact -c:a pcm_f32le -f wav`
  const parameters = [...QUIETLY, ...input, `file:${resolve(path)}`, ...output.split(' '), 'pipe:1']
  const processorSeconds = STARTING_SECONDS + longestSeconds / SLOWEST_SPEED
  const child = startLimited(program, parameters, { memoryMegabytes: MEMORY_MEGABYTES, processorSeconds })
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

/** What a program says, as long as each piece comes in time. */
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

/** A WAV that comes as it is made: its header says nothing of its length. */
async function* readWavStream(pieces: AsyncIterable<Buffer>): AsyncGenerator<DecodedSound> {
  let shape: WavShape | null = null
  let held: Buffer = Buffer.alloc(0)
  for await (const piece of pieces) {
    held = Buffer.concat([held, piece])
    if (shape === null) {
      // All of a short recording may come at once, and a header in parts.
      const layout = await readWavLayout(openByteSource(held))
      if (layout.kind === 'broken') continue
      held = held.subarray(layout.dataOffsetBytes)
      shape = layout
    }
    const wholeBytes = held.length - (held.length % frameBytesOf(shape))
    yield { sampleRate: shape.sampleRate, channels: decodeSamples(held.subarray(0, wholeBytes), shape) }
    held = held.subarray(wholeBytes)
  }
}

function brokenRecording(complaint: string): UnreadableSound {
  const [line = ''] = complaint.split('\n', 1)
  return new UnreadableSound('broken', `The recording is damaged. Record or export it anew. (${line.trim()})`)
}
