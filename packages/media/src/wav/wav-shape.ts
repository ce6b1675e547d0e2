/** How the samples of a WAV file are kept. The two laws are those of telephones, a byte a sample. */
export type WavEncoding = 'integer' | 'float' | 'a-law' | 'mu-law'

/** What tells the samples of a WAV file apart from its bytes. */
export interface WavShape {
  encoding: WavEncoding
  /** Of one sample of one channel as it lies in the file; samples of fewer bits fill its highest ones. */
  bitsPerSample: number
  channelCount: number
  /** Frames (one sample of each channel) a second. */
  sampleRate: number
}

/** Bytes of one sample of each channel. */
export function frameBytesOf({ bitsPerSample, channelCount }: WavShape): number {
  return (bitsPerSample / 8) * channelCount
}

/** The four letters that the parts of a WAV file begin with, as one number, the first letter highest. */
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

/** The number in the header that stands for an encoding. */
export const wavCodes: Readonly<Record<WavEncoding, number>> = { integer: 1, float: 3, 'a-law': 6, 'mu-law': 7 }

/** The code that says: look at the end of the format chunk. */
export const EXTENSIBLE_CODE = 0xfffe

/** More than any recording has: a file that claims more is damaged. */
export const MOST_CHANNELS = 64

/** Lengths have 32 bits. This one stands for: too long to be said here, or not known when the file was begun. */
export const UNSAID_LENGTH = 0xffffffff
