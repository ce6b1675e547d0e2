import { readWavHeader } from '@lectern/core/audio'
import { expect, test } from 'vitest'
import { wrapInWav } from './wrap-in-wav'

test('the file has a correct header and every sample', () => {
  const pcm = Int16Array.from([0, 1, -1, 32_767, -32_768, 12_345])
  const file = wrapInWav(pcm, 22_050)
  const header = readWavHeader(file)
  expect(header).toMatchObject({
    kind: 'ok',
    sampleRate: 22_050,
    channelCount: 1,
    bitsPerSample: 16,
    frameCount: 6,
    isTruncated: false,
  })
  expect(new Int16Array(file.slice(44).buffer)).toEqual(pcm)
})

test('a part of a larger array is copied alone', () => {
  const part = Int16Array.from([9, 9, 5, 6, 9]).subarray(2, 4)
  expect(new Int16Array(wrapInWav(part, 8000).slice(44).buffer)).toEqual(Int16Array.from([5, 6]))
})
