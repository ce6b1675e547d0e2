import type { SampleEncoding, WavEncoding } from './wav-format'

/** The four-letter tags of a WAV file's chunks as big-endian numbers. */
export const wavTags = {
  RIFF: 0x52494646,
  RF64: 0x52463634,
  BW64: 0x42573634,
  WAVE: 0x57415645,
  JUNK: 0x4a554e4b,
  LIST: 0x4c495354,
  ds64: 0x64733634,
  fmt: 0x666d7420,
  fact: 0x66616374,
  data: 0x64617461,
} as const

/** Format codes of the encodings. */
export const wavCodes: Readonly<Record<WavEncoding, number>> = { integer: 1, float: 3, 'a-law': 6, 'mu-law': 7 }

/** Format code of the extensible format, whose encoding is at the end of the format chunk. */
export const extensibleWavCode = 0xfffe

/** No recording has more channels: a file that claims more is damaged. */
export const maxWavChannels = 64

/** The largest 32-bit number. As a length it means "more than 32 bits" or "unknown when the file was started". */
export const maxWavNumber = 0xffffffff

/** Names of compressed formats by their codes, for the message that rejects them. */
export const compressedWavFormats: Readonly<Record<number, string>> = {
  0x02: 'ADPCM',
  0x11: 'ADPCM',
  0x31: 'GSM',
  0x50: 'MPEG',
  0x55: 'MP3',
  0xff: 'AAC',
}

/** Bits per sample that can be read, by encoding. */
export const readableWavBits: Readonly<Record<WavEncoding, readonly number[]>> = {
  integer: [8, 16, 24, 32],
  float: [32, 64],
  'a-law': [8],
  'mu-law': [8],
}

/** Bits per sample that can be written, by encoding. */
export const writtenWavBits: Readonly<Record<SampleEncoding, readonly number[]>> = {
  integer: [16, 24, 32],
  float: [32, 64],
}

/** The GUID of a format after its code, in the extensible format. */
export const wavGuidRest = [0x00, 0x00, 0x10, 0x00, 0x80, 0x00, 0x00, 0xaa, 0x00, 0x38, 0x9b, 0x71] as const

/** Speaker masks for zero to eight channels: front, centre, low frequency, back and side. */
export const wavSpeakerMasks: readonly number[] = [0x0, 0x4, 0x3, 0x7, 0x33, 0x37, 0x3f, 0x13f, 0x63f]
