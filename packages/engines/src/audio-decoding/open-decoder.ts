import { FLACDecoder } from '@wasm-audio-decoders/flac'
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis'
import { MPEGDecoder } from 'mpg123-decoder'
import type { DecodedSound } from './decoded-sound'
import type { SoundKind } from './sniff-sound'

export interface DecodedPiece {
  sampleRate: number
  channelData: Float32Array[]
  samplesDecoded: number
}

/** Takes a compressed file in pieces and gives its sound, as far as it is complete. */
export interface SoundDecoder {
  decode(bytes: Uint8Array): Promise<DecodedSound>
  /** What was still waiting for more. */
  flush(): Promise<DecodedSound | null>
  free(): void
}

/** A decoder of its own for one file; frees its memory when told. */
export async function openDecoder(kind: Exclude<SoundKind, 'wav'>): Promise<SoundDecoder> {
  if (kind === 'mp3') {
    const decoder = new MPEGDecoder()
    await decoder.ready
    return {
      decode: (bytes) => Promise.resolve(toSound(decoder.decode(bytes))),
      flush: () => Promise.resolve(null),
      free: () => decoder.free(),
    }
  }
  const decoder = kind === 'flac' ? new FLACDecoder() : new OggVorbisDecoder()
  await decoder.ready
  return {
    decode: async (bytes) => toSound(await decoder.decode(bytes)),
    flush: async () => toSound(await decoder.flush()),
    free: () => decoder.free(),
  }
}

function toSound({ sampleRate, channelData, samplesDecoded }: DecodedPiece): DecodedSound {
  return { sampleRate, channels: channelData.map((samples) => samples.subarray(0, samplesDecoded)) }
}
