import { encodeSamples, readWav, writeWavHeader, type WrittenWavShape } from '@lectern/core/audio'
import { mixToMono } from '@lectern/media'
import { decodeRecording, type DecodedRecording } from '@lectern/media/browser'
import { normalizeLoudness } from '../loudness/normalize-loudness'
import { findSpeechSpan } from './find-speech-span'

export interface JoinOptions {
  /** Seconds at the beginning of the first take that are left out. */
  readonly startsAt?: number
  /** Silence between two takes. */
  readonly gapSeconds: number
  /** Changes every take to the same loudness. */
  readonly evensLoudness: boolean
  /** Receives the number of takes that are done. */
  readonly onTake: (done: number) => void
}

export interface NamedTake {
  readonly name: string
  readonly sound: Blob
}

export interface RefusedTake {
  readonly name: string
  readonly reason: Extract<DecodedRecording, { kind: 'refused' }>['reason']
}

export interface JoinedTakes {
  /** Null if no take can be read. */
  readonly wav: Blob | null
  /** Takes that cannot be read, or are too long to be decoded at once, in order. */
  readonly refused: readonly RefusedTake[]
}

/** All takes are decoded to it. */
const SAMPLE_RATE = 48_000
const FADE_SECONDS = 0.008
const SHAPE: WrittenWavShape = { encoding: 'integer', bitsPerSample: 16, channelCount: 1, sampleRate: SAMPLE_RATE }

/**
 * Joins takes to one WAV, without the silence and noise around each. One take is in memory at a time.
 */
export async function joinTakes(
  takes: AsyncIterable<NamedTake> | Iterable<NamedTake>,
  { startsAt = 0, gapSeconds, evensLoudness, onTake }: JoinOptions,
): Promise<JoinedTakes> {
  const parts: Blob[] = []
  let frames = 0
  let done = 0
  const refused: RefusedTake[] = []
  const add = (samples: Float32Array) => {
    parts.push(new Blob([encodeSamples([samples], SHAPE)]))
    frames += samples.length
  }
  for await (const { name, sound } of takes) {
    const decoded = await decodeTake(sound)
    if (decoded.kind === 'refused') refused.push({ name, reason: decoded.reason })
    else {
      const samples = done === 0 ? decoded.samples.subarray(Math.round(startsAt * SAMPLE_RATE)) : decoded.samples
      if (frames > 0) add(new Float32Array(Math.round(gapSeconds * SAMPLE_RATE)))
      const trimmed = trim(samples)
      add(evensLoudness ? normalizeLoudness(trimmed, SAMPLE_RATE, gapSeconds) : trimmed)
    }
    done += 1
    onTake(done)
  }
  if (frames === 0) return { wav: null, refused }
  return { wav: new Blob([writeWavHeader(SHAPE, frames), ...parts], { type: 'audio/wav' }), refused }
}

type DecodedTake =
  | { readonly kind: 'decoded'; readonly samples: Float32Array }
  | { readonly kind: 'refused'; readonly reason: RefusedTake['reason'] }

async function decodeTake(sound: Blob): Promise<DecodedTake> {
  const decoded = await decodeRecording({ file: sound })
  if (decoded.kind === 'refused') return { kind: 'refused', reason: decoded.reason }
  const reading = readWav(new Uint8Array(await decoded.wav.arrayBuffer()))
  return reading.kind === 'ok'
    ? { kind: 'decoded', samples: mixToMono(reading.pcm.channels) }
    : { kind: 'refused', reason: 'unreadable' }
}

/** Cuts silence and noise off, and fades the edges so that they do not click. */
function trim(samples: Float32Array): Float32Array {
  const span = findSpeechSpan(samples, SAMPLE_RATE)
  const kept = span === null ? samples.slice() : samples.slice(span.start, span.end)
  const fade = Math.min(Math.round(FADE_SECONDS * SAMPLE_RATE), Math.floor(kept.length / 2))
  const end = kept.length - fade
  kept.set(kept.subarray(0, fade).map((value, frame) => value * (frame / fade)))
  kept.set(
    kept.subarray(end).map((value, frame) => value * ((fade - 1 - frame) / fade)),
    end,
  )
  return kept
}
