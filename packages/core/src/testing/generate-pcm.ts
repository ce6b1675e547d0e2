import * as fc from 'fast-check'
import type { Pcm } from '../audio/pcm/pcm'

/** A sample within full scale that single precision holds exactly. */
export const samples = fc.double({ min: -1, max: 1, noNaN: true }).map(Math.fround)

/** Short sounds of one to three channels, empty ones among them. */
export const pcms: fc.Arbitrary<Pcm> = fc
  .record({
    sampleRate: fc.constantFrom(8000, 22050, 44100, 48000),
    frames: fc.nat(200),
    channelCount: fc.integer({ min: 1, max: 3 }),
  })
  .chain(({ sampleRate, frames, channelCount }) =>
    fc
      .array(fc.array(samples, { minLength: frames, maxLength: frames }), {
        minLength: channelCount,
        maxLength: channelCount,
      })
      .map((channels): Pcm => ({ sampleRate, channels: channels.map((each) => Float32Array.from(each)) })),
  )
