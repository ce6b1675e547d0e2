import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { samples } from '../../testing/generate-pcm'
import { joinPcm, type PcmPart } from './join-pcm'

describe('joinPcm', () => {
  const parts = fc.array(
    fc.oneof(
      fc
        .array(samples, { maxLength: 20, size: 'max' })
        .map((heard): PcmPart => ({ sampleRate: 10, channels: [Float32Array.from(heard)] })),
      fc.array(samples, { maxLength: 20, size: 'max' }).map((heard): PcmPart => {
        const channel = Float32Array.from(heard)
        return { sampleRate: 10, channels: [channel, channel.map((value) => -value)] }
      }),
      fc.nat(30).map((tenths): PcmPart => ({ silenceSeconds: tenths / 10 })),
    ),
    { maxLength: 8 },
  )

  test('copies every part to its offset, with silence between and mono on all channels', () => {
    fc.assert(
      fc.property(parts, (all) => {
        const joined = joinPcm(all)
        const sounds = all.filter((part) => 'channels' in part)
        expect(joined.kind).toBe(sounds.length === 0 ? 'broken' : 'ok')
        if (joined.kind === 'broken') return
        const width = Math.max(...sounds.map((sound) => sound.channels.length))
        expect(joined.pcm.channels).toHaveLength(width)
        for (const [channel, joinedSamples] of joined.pcm.channels.entries()) {
          const expected = all.flatMap((part) =>
            'channels' in part
              ? [...(part.channels[Math.min(channel, part.channels.length - 1)] ?? [])]
              : Array.from({ length: Math.round(part.silenceSeconds * 10) }, () => 0),
          )
          expect([...joinedSamples]).toEqual(expected)
        }
      }),
    )
  })
})
