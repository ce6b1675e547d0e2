import { writeWav } from '@lectern/core/audio'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { threePages } from '../connected/render-audio-editor.fixture'
import { measureLoudness } from '../loudness/measure-loudness'
import { highestPeak, targetLoudness } from '../loudness/normalize-loudness'
import { findTruePeaks } from '../loudness/find-true-peaks'
import { fakeTrackServer, type FakeTrackServer } from '../testing/fake-track-server'
import { mountAudioEditor } from '../testing/mount-audio-editor'
import { openTakeDatabase } from './take-database'

const place = { authorId: 0, chapterId: 4, language: 'en' }
const rate = 48_000
const takeSeconds = 2
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** A take that is all speech: a rich tone at a level. */
function drawTake(level: number): Blob {
  const samples = Float32Array.from({ length: takeSeconds * rate }, (_, index) =>
    [1, 2, 3].reduce((sum, part) => sum + (level / part) * Math.sin((2 * Math.PI * 220 * part * index) / rate), 0),
  )
  const wav = writeWav({ sampleRate: rate, channels: [samples] }, { encoding: 'integer', bitsPerSample: 16 })
  return new Blob([Uint8Array.from(wav)], { type: 'audio/wav' })
}

/** Stores a quiet take of the first sentence, and a loud one of the second. */
async function storeTakes(): Promise<void> {
  const takes = await openTakeDatabase()
  await takes.remove((await takes.ofChapter(place)).map(({ id }) => id))
  for (const [index, level] of [0.01, 0.4].entries()) {
    const id = `take-${index}`
    await takes.put(place, { id, unitId: `101:${index}`, text: '', recordedAt: index })
    await takes.putChunk(id, 0, drawTake(level))
  }
  takes.close()
}

async function readNarration(server: FakeTrackServer): Promise<Float32Array> {
  const mp3 = [...server.files].find(([name]) => name.startsWith('recording-'))![1]
  const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(mp3.slice().buffer)
  return sound.getChannelData(0)
}

async function useTakes(gap: string, evens: boolean): Promise<Float32Array> {
  const server = fakeTrackServer(null)
  const { unmount } = await mountAudioEditor(server, { pages: [...threePages] })
  await button('Record with the microphone').click()
  await button('Allow the microphone').click()
  await page.getByRole('radio', { name: 'Sentence by sentence' }).click()
  await page.getByRole('spinbutton', { name: 'Pause between sentences' }).fill(gap)
  if (!evens) await page.getByRole('switch', { name: 'Even out the loudness' }).click()
  await button('Use as narration').click()
  await expect.element(page.getByText('“Recording” is now the narration.')).toBeVisible()
  const narration = await readNarration(server)
  await unmount()
  return narration
}

beforeEach(async () => {
  await page.viewport(1280, 900)
  await storeTakes()
})

it('evens out the loudness of takes by EBU R 128 and sets the gaps that the author chose [TAKE-004]', async () => {
  const narration = await useTakes('3', true)
  expect(narration.length / rate).toBeCloseTo(2 * takeSeconds + 3, 1)
  const at = (seconds: number) => Math.round(seconds * rate)
  const [first, second] = [narration.subarray(0, at(takeSeconds)), narration.subarray(at(takeSeconds + 3))]
  expect(Math.abs(measureLoudness(first, rate) - measureLoudness(second, rate))).toBeLessThan(0.3)
  expect(Math.abs(measureLoudness(narration, rate) - targetLoudness)).toBeLessThan(0.5)
  const peak = findTruePeaks(narration).reduce((a, b) => Math.max(a, b), 0)
  expect(20 * Math.log10(peak)).toBeLessThan(highestPeak + 0.5)
  const pause = narration.subarray(at(takeSeconds + 0.1), at(takeSeconds + 2.9))
  expect(pause.every((sample) => Math.abs(sample) < 0.001)).toBe(true)
})

it('keeps the loudness of each take and leaves no gap when the author wants that', async () => {
  const narration = await useTakes('0', false)
  expect(narration.length / rate).toBeCloseTo(2 * takeSeconds, 1)
  const middle = takeSeconds * rate
  const difference =
    measureLoudness(narration.subarray(middle), rate) - measureLoudness(narration.subarray(0, middle), rate)
  expect(difference).toBeCloseTo(20 * Math.log10(40), 0)
})
