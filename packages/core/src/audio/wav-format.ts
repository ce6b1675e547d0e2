/** How a sample is written: as a whole number or as a fraction of full scale. */
export type SampleEncoding = 'integer' | 'float'

/** The four letters that the parts of a WAV file begin with, as one number, the first letter highest. */
export const wavTags = {
  RIFF: 0x52494646,
  RF64: 0x52463634,
  WAVE: 0x57415645,
  fmt: 0x666d7420,
  data: 0x64617461,
} as const

/** The number in the header that stands for an encoding. */
export const wavCodes: Readonly<Record<SampleEncoding, number>> = { integer: 1, float: 3 }

/** More than any recording has: a file that claims more is damaged. */
export const mostWavChannels = 64

/** Numbers in the header have 32 bits. As the length of samples: not known when the file was begun. */
export const largestWavNumber = 0xffffffff
