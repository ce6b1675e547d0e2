import type { WavShape } from './wav-format'

/**
 * Returns the bytes of one frame: one sample of each channel.
 *
 * @example
 * countFrameBytes({ encoding: 'integer', bitsPerSample: 16, channelCount: 2, sampleRate: 48000 }) // => 4
 */
export function countFrameBytes({ bitsPerSample, channelCount }: WavShape): number {
  return (bitsPerSample / 8) * channelCount
}
