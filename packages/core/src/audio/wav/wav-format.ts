/** The type of a stored sample: an integer, or a floating-point fraction of full scale. */
export type SampleEncoding = 'integer' | 'float'

/** Encodings of the samples in WAV files. A-law and µ-law are those of telephones, one byte a sample. */
export type WavEncoding = SampleEncoding | 'a-law' | 'mu-law'

/** The format of the samples of a WAV file. */
export interface WavShape {
  encoding: WavEncoding
  /** Bits that one sample of one channel takes in the file; samples of fewer bits fill the highest ones. */
  bitsPerSample: number
  channelCount: number
  /** Frames (one sample of each channel) per second. */
  sampleRate: number
}

/** The formats that can be written: integers of 16, 24 or 32 bits, floats of 32 or 64. */
export interface WrittenWavShape extends WavShape {
  encoding: SampleEncoding
  bitsPerSample: 16 | 24 | 32 | 64
}
