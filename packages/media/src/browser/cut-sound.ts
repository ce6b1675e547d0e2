import type { SoundPieces } from './sound-pieces'

/** A minute at 16 kHz. */
const BLOCK_FRAMES = 960_000

/** Cuts a sound that is decoded as a whole. */
export function cutSound(sound: AudioBuffer): SoundPieces {
  return {
    sampleRate: sound.sampleRate,
    frameCount: sound.length,
    async *read() {
      for (let start = 0; start < sound.length; start += BLOCK_FRAMES) {
        const frames = Math.min(BLOCK_FRAMES, sound.length - start)
        yield Array.from({ length: sound.numberOfChannels }, (_, channel) => {
          const samples = new Float32Array(frames)
          sound.copyFromChannel(samples, channel, start)
          return samples
        })
      }
    },
  }
}
