import { decoder as openOpusDecoder } from '@audio/decode-opus'
import { FLACDecoder } from '@wasm-audio-decoders/flac'
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis'
import { MPEGDecoder } from 'mpg123-decoder'
import type { DecodedSound } from './decoded-sound'
import type { DecodedFormat } from './detect-sound-format'

/** Decodes a compressed file block by block. */
export interface SoundDecoder {
  decode(bytes: Uint8Array): Promise<DecodedSound>
  /** Returns the sound that was held back for further bytes. */
  flush(): Promise<DecodedSound | null>
  free(): void
}

/** Opens a decoder for one file; `free` must be called. */
export async function openDecoder({
  format,
  isMono,
}: {
  format: DecodedFormat
  isMono: boolean
}): Promise<SoundDecoder> {
  switch (format) {
    case 'mp3':
      return openMp3(isMono)
    case 'opus':
      return openOpus()
    case 'flac':
      return openOgg(new FLACDecoder())
    case 'ogg-vorbis':
      return openOgg(new OggVorbisDecoder())
  }
}

async function openMp3(isMono: boolean): Promise<SoundDecoder> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  return {
    decode: (bytes) => {
      const { sampleRate, channels } = toSound(decoder.decode(bytes))
      return Promise.resolve({ sampleRate, channels: isMono ? channels.slice(0, 1) : channels })
    },
    flush: () => Promise.resolve(null),
    free: () => decoder.free(),
  }
}

async function openOpus(): Promise<SoundDecoder> {
  const decoder = await openOpusDecoder()
  const toStretch = ({ sampleRate, channelData: channels }: { sampleRate: number; channelData: Float32Array[] }) => ({
    sampleRate,
    channels,
  })
  return {
    decode: (bytes) => Promise.resolve(toStretch(decoder.decode(bytes))),
    flush: () => Promise.resolve(toStretch(decoder.flush())),
    free: () => decoder.free(),
  }
}

async function openOgg(decoder: FLACDecoder | OggVorbisDecoder): Promise<SoundDecoder> {
  await decoder.ready
  return {
    decode: async (bytes) => toSound(await decoder.decode(bytes)),
    flush: async () => toSound(await decoder.flush()),
    free: () => decoder.free(),
  }
}

interface DecodedPiece {
  sampleRate: number
  channelData: Float32Array[]
  samplesDecoded: number
}

function toSound({ sampleRate, channelData, samplesDecoded }: DecodedPiece): DecodedSound {
  return { sampleRate, channels: channelData.map((samples) => samples.subarray(0, samplesDecoded)) }
}
