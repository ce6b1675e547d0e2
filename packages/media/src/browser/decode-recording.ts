import { encodeSamples, writeWavHeader, type WrittenWavShape } from '@lectern/core/audio'
import { measureRecording } from './measure-recording'

/** A decoded recording is held in memory as a whole; this is what a page may take. */
export const longestDecodedSeconds = 20 * 60

export interface DecodeRecordingOptions {
  /** The chosen file. */
  file: Blob
  /** Receives the fraction that is done, 0 to 1. */
  onProgress?: (fraction: number) => void
  signal?: AbortSignal | undefined
}

export type DecodedRecording =
  | { kind: 'decoded'; wav: Blob; seconds: number }
  | {
      kind: 'refused'
      /** `unreadable`: this browser cannot decode it, or it is not a recording. */
      reason: 'unreadable' | 'empty' | 'too-long'
      /** The problem and its remedy, in English. */
      message: string
    }

/** Decoding resamples to this rate: it loses nothing of lower ones, and MP3 has it. */
const SAMPLE_RATE = 48_000
/** An hour of AAC at its best; no recording of twenty minutes is larger. */
const MAX_BYTES = 300_000_000
const BLOCK_FRAMES = 1 << 19
/** Fraction of the progress for decoding, which reports none of its own. */
const DECODING_FRACTION = 0.5

/**
 * Decodes a recording of any kind that this browser knows (M4A, AAC, WebM, …) to a WAV of 16 bits that plays in step with
 * it, for a server that reads WAV. Rejects with the signal's reason when aborted.
 */
export async function decodeRecording({ file, onProgress, signal }: DecodeRecordingOptions): Promise<DecodedRecording> {
  signal?.throwIfAborted()
  if (file.size > MAX_BYTES) return tooLong()
  const seconds = await measureRecording(file, signal)
  if (seconds !== null && seconds > longestDecodedSeconds) return tooLong()
  const sound = await decode(await file.arrayBuffer())
  signal?.throwIfAborted()
  if (sound === null) {
    return refuse('unreadable', 'The recording cannot be read here. Save it as WAV, FLAC or MP3.')
  }
  if (sound.length === 0) return refuse('empty', 'There is no sound in the recording. Record or export it again.')
  if (sound.duration > longestDecodedSeconds) return tooLong()
  onProgress?.(DECODING_FRACTION)
  const wav = await toWav(sound, signal, (fraction) =>
    onProgress?.(DECODING_FRACTION + fraction * (1 - DECODING_FRACTION)),
  )
  return { kind: 'decoded', wav, seconds: sound.duration }
}

async function decode(bytes: ArrayBuffer): Promise<AudioBuffer | null> {
  try {
    return await new OfflineAudioContext(1, 1, SAMPLE_RATE).decodeAudioData(bytes)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'EncodingError') return null
    throw error
  }
}

async function toWav(
  sound: AudioBuffer,
  signal: AbortSignal | undefined,
  onProgress: (fraction: number) => void,
): Promise<Blob> {
  const channelCount = sound.numberOfChannels
  const shape: WrittenWavShape = {
    encoding: 'integer',
    bitsPerSample: 16,
    channelCount,
    sampleRate: sound.sampleRate,
  }
  const parts: Blob[] = [new Blob([writeWavHeader(shape, sound.length)])]
  for (let start = 0; start < sound.length; start += BLOCK_FRAMES) {
    // The page stays responsive between two blocks.
    await new Promise((resolve) => setTimeout(resolve))
    signal?.throwIfAborted()
    const frames = Math.min(BLOCK_FRAMES, sound.length - start)
    const channels = Array.from({ length: channelCount }, (_, channel) => {
      const samples = new Float32Array(frames)
      sound.copyFromChannel(samples, channel, start)
      return samples
    })
    parts.push(new Blob([encodeSamples(channels, shape)]))
    onProgress((start + frames) / sound.length)
  }
  return new Blob(parts, { type: 'audio/wav' })
}

function tooLong(): DecodedRecording {
  const minutes = longestDecodedSeconds / 60
  return refuse('too-long', `The recording lasts longer than ${minutes} minutes. Save it as WAV, FLAC or MP3.`)
}

function refuse(reason: Extract<DecodedRecording, { kind: 'refused' }>['reason'], message: string): DecodedRecording {
  return { kind: 'refused', reason, message }
}
