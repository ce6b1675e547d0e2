import { encodeSamples, type WrittenWavShape } from '../wav/encode-samples'
import { writeWavHeader } from '../wav/write-wav-header'
import { measureRecording } from './measure-recording'

/** All of a recording is held in memory as it is decoded: what a page may take. */
export const longestDecodedSeconds = 20 * 60

export interface DecodeRecordingOptions {
  /** The file as the author chose it. */
  file: Blob
  /** Gets the share that is done, 0..1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal | undefined
}

export type DecodedRecording =
  | { kind: 'decoded'; wav: Blob; seconds: number }
  | {
      kind: 'refused'
      /** `unreadable`: this browser cannot decode it, or it is no recording. */
      reason: 'unreadable' | 'empty' | 'too-long'
      /** What is wrong and what to do, in English. */
      message: string
    }

/** Times stay what they were; every rate below is kept whole, and MP3 has this one. */
const SAMPLE_RATE = 48_000
/** What an hour takes as AAC at its best: more is no recording of twenty minutes. */
const MOST_BYTES = 300_000_000
const STRETCH_FRAMES = 1 << 19
/** Decoding tells nothing of how far it is. */
const DECODING_SHARE = 0.5

/**
 * A recording of any kind that this browser can decode (M4A, AAC, WebM, …) as a WAV of 16 bits, whose times are the
 * recording's, for a server that reads WAV. Rejects with the signal's reason when aborted.
 */
export async function decodeRecording({ file, onProgress, signal }: DecodeRecordingOptions): Promise<DecodedRecording> {
  signal?.throwIfAborted()
  if (file.size > MOST_BYTES) return tooLong()
  const seconds = await measureRecording(file, signal)
  if (seconds !== null && seconds > longestDecodedSeconds) return tooLong()
  const sound = await decode(await file.arrayBuffer())
  signal?.throwIfAborted()
  if (sound === null) {
    return refuse('unreadable', 'The recording cannot be read here. Save it as WAV, FLAC or MP3.')
  }
  if (sound.length === 0) return refuse('empty', 'There is no sound in the recording. Record or export it anew.')
  if (sound.duration > longestDecodedSeconds) return tooLong()
  onProgress?.(DECODING_SHARE)
  const wav = await writeWav(sound, signal, (share) => onProgress?.(DECODING_SHARE + share * (1 - DECODING_SHARE)))
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

async function writeWav(
  sound: AudioBuffer,
  signal: AbortSignal | undefined,
  onProgress: (share: number) => void,
): Promise<Blob> {
  const channelCount = sound.numberOfChannels
  const shape: WrittenWavShape = {
    encoding: 'integer',
    bitsPerSample: 16,
    channelCount,
    sampleRate: sound.sampleRate,
  }
  const parts: Blob[] = [new Blob([writeWavHeader(shape, sound.length)])]
  for (let start = 0; start < sound.length; start += STRETCH_FRAMES) {
    // The page gets its turn between two stretches.
    await new Promise((resolve) => setTimeout(resolve))
    signal?.throwIfAborted()
    const frames = Math.min(STRETCH_FRAMES, sound.length - start)
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
