import { expect, test } from 'vitest'
import { computeCrc16 } from './compute-crc16'
import { encodeMp3 } from './encode-mp3'
import { loadMp3Encoder, openMp3Encoder } from './open-mp3-encoder'
import { mp3SampleRates } from './choose-mp3-sample-rate'
import { readFrameHeader } from './read-frame-header'
import { readMp3Length } from './read-mp3-length'

function tone(seconds: number, sampleRate: number): Int16Array {
  const length = Math.round(seconds * sampleRate)
  return Int16Array.from({ length }, (_, index) => 12_000 * Math.sin((2 * Math.PI * 440 * index) / sampleRate))
}

test.each(mp3SampleRates)(
  'at %i Hz every frame has one bit rate and the header tells the exact length',
  async (sampleRate) => {
    for (const seconds of [0.001, 0.5, 1.2345]) {
      const pcm = tone(seconds, sampleRate)
      const mp3 = await encodeMp3({ pcm, sampleRate })
      expect(readMp3Length(mp3)).toEqual({
        sampleRate,
        bitsPerSecond: sampleRate < 16_000 ? 64_000 : 128_000,
        samples: pcm.length,
        seconds: pcm.length / sampleRate,
        isGapless: true,
      })
      let offset = 0
      for (let header = readFrameHeader(mp3, 0); header; header = readFrameHeader(mp3, offset)) {
        expect(header.bitsPerSecond).toBe(sampleRate < 16_000 ? 64_000 : 128_000)
        offset += header.frameBytes
      }
      expect(offset).toBe(mp3.length)
    }
  },
)

test('two channels become a stereo file of the same length', async () => {
  const pcm = tone(0.3, 44_100)
  const mp3 = await encodeMp3({ pcm: [pcm, pcm], sampleRate: 44_100 })
  expect(readFrameHeader(mp3, 0)?.isMono).toBe(false)
  expect(readMp3Length(mp3)?.samples).toBe(pcm.length)
})

test('a sound longer than one chunk is encoded whole and reports progress up to 1', async () => {
  const pcm = tone(12, 22_050)
  const fractions: number[] = []
  const mp3 = await encodeMp3({ pcm, sampleRate: 22_050, onProgress: (fraction) => fractions.push(fraction) })
  expect(readMp3Length(mp3)?.samples).toBe(pcm.length)
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b))
  expect(fractions.at(-1)).toBe(1)
})

test('values that MP3 cannot hold throw and are named', async () => {
  const pcm = tone(0.1, 22_050)
  await expect(encodeMp3({ pcm, sampleRate: 400_000 })).rejects.toThrow('400000')
  await expect(encodeMp3({ pcm, sampleRate: 44_100.5 })).rejects.toThrow('44100.5')
  await expect(encodeMp3({ pcm: [pcm, pcm.subarray(1)], sampleRate: 22_050 })).rejects.toThrow('[2205, 2204]')
  await expect(encodeMp3({ pcm: [], sampleRate: 22_050 })).rejects.toThrow('[]')
  await expect(encodeMp3({ pcm: new Int16Array(0), sampleRate: 22_050 })).rejects.toThrow('no samples')
})

test('the checksum is CRC-16/ARC', () => {
  expect(computeCrc16(new TextEncoder().encode('123456789'))).toBe(0xbb3d)
})

test('bytes that are not MP3 have no length', () => {
  expect(readMp3Length(new Uint8Array(2))).toBeNull()
  expect(readMp3Length(new TextEncoder().encode('RIFF....WAVE'))).toBeNull()
})

test('a kept encoder makes the same files as new ones, also after a sound that broke off', async () => {
  const loaded = await loadMp3Encoder()
  const sounds = [
    { pcm: tone(0.7, 44_100), sampleRate: 44_100 },
    { pcm: [tone(0.3, 22_050), tone(0.3, 22_050)], sampleRate: 22_050 },
    { pcm: tone(0.2, 96_000), sampleRate: 96_000 },
  ]
  for (const sound of sounds) {
    const brokenOff = await openMp3Encoder({ sampleRate: 48_000, loaded })
    brokenOff.encode([tone(0.5, 48_000)])
    expect(await encodeMp3({ ...sound, loaded })).toEqual(await encodeMp3(sound))
  }
})
