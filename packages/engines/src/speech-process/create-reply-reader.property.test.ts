import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createReplyReader } from './create-reply-reader'

test('parses the same responses from chunks of any size', () => {
  const samples = fc.array(fc.integer({ min: -32_768, max: 32_767 }), { maxLength: 20 })
  fc.assert(
    fc.property(fc.array(samples, { maxLength: 5 }), fc.array(fc.integer({ min: 1, max: 60 })), (sounds, cuts) => {
      const output = Buffer.concat(
        sounds.flatMap((sound, id) => {
          const line = { id, type: 'spoken', sampleRate: 22_050, words: [], pcmBytes: sound.length * 2 }
          return [Buffer.from(`${JSON.stringify(line)}\n`), Buffer.from(Int16Array.from(sound).buffer)]
        }),
      )
      const heard: number[][] = []
      const reader = createReplyReader((_, pcm) => heard.push([...pcm]))
      let at = 0
      for (const cut of cuts) {
        reader.push(output.subarray(at, at + cut))
        at += cut
      }
      reader.push(output.subarray(at))
      expect(heard).toEqual(sounds)
    }),
  )
})
