import { writeWavHeader } from '@lectern/core/audio'

/** Length of the header of every track. */
export const trackHeaderBytes = 44

/** Writes the WAV header of 16 bit mono samples. Throws a RangeError for more samples than a WAV file holds. */
export function writeTrackHeader(samples: number, sampleRate: number): Uint8Array {
  const shape = { encoding: 'integer', bitsPerSample: 16, channelCount: 1, sampleRate } as const
  return writeWavHeader(shape, samples, 'plain')
}
