import { readFrameHeader, readMp3Length } from '@lectern/media'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { lineOf, threePages } from '../connected/render-audio-editor.fixture'
import { fakeTrackServer, type FakeTrackServer } from '../testing/fake-track-server'
import { mountAudioEditor } from '../testing/mount-audio-editor'
import { openTakeDatabase } from './take-database'

const place = { authorId: 0, chapterId: 4, language: 'en' }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog', { name: 'Record the narration' })
const uploaded = (server: FakeTrackServer) => [...server.files].find(([name]) => name.startsWith('recording-'))?.[1]

async function countChunks(takeId: string): Promise<number> {
  const takes = await openTakeDatabase()
  const sound = await takes.readSound(takeId)
  takes.close()
  return sound === null ? 0 : sound.size
}

async function readTakes() {
  const database = await openTakeDatabase()
  const takes = await database.ofChapter(place)
  database.close()
  return takes
}

async function openRecording(server = fakeTrackServer(null), pages = [...threePages]) {
  const screen = await mountAudioEditor(server, { pages })
  await button('Record with the microphone').click()
  await button('Allow the microphone').click()
  await page.getByRole('switch', { name: 'Count-in of 3 seconds' }).click()
  return screen
}

/** Counts the stored samples of the last take; 0 without a take. */
async function countLastChunks(): Promise<number> {
  const take = (await readTakes()).at(-1)
  return take === undefined ? 0 : countChunks(take.id)
}

/** Records until the device has stored some sound. */
async function record(name = 'Record'): Promise<void> {
  const before = (await readTakes()).length
  await button(name).click()
  await expect.poll(async () => (await readTakes()).length).toBe(before + 1)
  await expect.poll(countLastChunks).toBeGreaterThan(8000)
  await button('Stop').click()
  await expect.element(button('Record again')).toBeEnabled()
}

beforeEach(async () => {
  await page.viewport(1280, 900)
  const takes = await openTakeDatabase()
  await takes.remove((await takes.ofChapter(place)).map(({ id }) => id))
  takes.close()
})

it('records pages with the microphone, takes one again, and aligns the whole as the narration [GEN-022]', async () => {
  const server = fakeTrackServer(null)
  await openRecording(server)
  await expect.element(dialog().getByRole('heading', { name: 'Page 1 (1 of 2)' })).toBeVisible()
  await record()
  await button('Next page').click()
  await expect.element(dialog().getByRole('heading', { name: 'Page 3 (2 of 2)' })).toBeVisible()
  expect(button('Next page').elements()).toEqual([])
  await record()
  await record('Record again')
  await expect.element(page.getByRole('radio', { name: 'Take 2' })).toBeChecked()
  await expect.element(dialog().getByText('2 of 2 recorded.')).toBeVisible()
  await button('Use as narration').click()
  await expect.element(page.getByText('“Recording” is now the narration.')).toBeVisible()
  const mp3 = uploaded(server)!
  expect(readFrameHeader(mp3, 0)).not.toBeNull()
  expect(readMp3Length(mp3)!.seconds).toBeGreaterThan(1)
  expect(server.alignments).toMatchObject([
    { pageData: [{ pageVariationId: 101, text: 'The lamp shone. It waved.' }, { pageVariationId: 103 }] },
  ])
})

it('shows how long a take is while it is recorded', async () => {
  await openRecording()
  await button('Record').click()
  const clock = dialog().getByRole('timer', { name: 'Length of the recording' })
  await expect.poll(() => clock.element().textContent).toMatch(/^0:0[1-9]$|^0:[1-5]\d$/)
  await button('Stop').click()
  await expect.element(button('Record again')).toBeEnabled()
  expect(clock.elements()).toEqual([])
})

it('keeps what was recorded when the tab is closed in the middle of a take', async () => {
  const { unmount } = await openRecording()
  await button('Record').click()
  await expect.poll(countLastChunks).toBeGreaterThan(8000)
  // Read before it is closed: a tab that is killed closes nothing.
  const [take] = await readTakes()
  const stored = await countChunks(take!.id)
  await unmount()
  await mountAudioEditor(fakeTrackServer(null), { pages: [...threePages] })
  await button('Record with the microphone').click()
  await button('Allow the microphone').click()
  await expect.element(button('Record again')).toBeEnabled()
  await expect.element(button('Listen to the take')).toBeEnabled()
  expect(await countChunks(take!.id)).toBeGreaterThanOrEqual(stored)
  await button('Listen to the take').click()
  await expect.element(button('Listen to the take')).toHaveAttribute('aria-pressed', 'true')
})

it('shows the level, lights the sentence that is read, and counts in', async () => {
  await openRecording(fakeTrackServer(null), [
    {
      ...threePages[0]!,
      rects: lineOf(101, 'Yes. And then the lamp shone over the whole harbour until the morning came.'),
    },
  ])
  await page.getByRole('switch', { name: 'Count-in of 3 seconds' }).click()
  await button('Record').click()
  await expect.element(button('Cancel (3)')).toBeVisible()
  await expect.element(button('Stop')).toBeVisible()
  const meter = page.getByRole('meter', { name: 'Microphone level' })
  await expect.poll(() => Number(meter.element().getAttribute('aria-valuenow'))).toBeGreaterThan(20)
  const lit = () => document.querySelector('[data-lit]')?.textContent.trim()
  await expect.poll(() => lit()).toMatch(/^And then/)
  await button('Stop').click()
  await expect.element(button('Record again')).toBeEnabled()
  expect(lit()).toBeUndefined()
})

it('records sentence by sentence', async () => {
  await openRecording()
  await page.getByRole('radio', { name: 'Sentence by sentence' }).click()
  await expect.element(dialog().getByRole('heading', { name: 'Page 1, sentence 1 of 3' })).toBeVisible()
  await button('Forward').click()
  await expect.element(dialog().getByText('It waved.')).toBeVisible()
  await record()
  expect(await readTakes()).toMatchObject([{ unitId: '101:1', text: 'It waved.' }])
})

it.each([
  ['NotAllowedError', /microphone is blocked/],
  ['NotFoundError', /No microphone found/],
  ['NotReadableError', /Another program uses the microphone/],
])('tells why there is no microphone: %s', async (name, text) => {
  const ask = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', name))
  await mountAudioEditor(fakeTrackServer(null))
  await button('Record with the microphone').click()
  await button('Allow the microphone').click()
  await expect.element(dialog().getByText(text)).toBeVisible()
  ask.mockRestore()
  await button('Try again').click()
  await expect.element(button('Record')).toBeEnabled()
})

it('deletes the takes of a chapter after a question', async () => {
  await openRecording()
  await record()
  await button('Delete recordings').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete recordings' }).click()
  await expect.element(button('Record')).toBeEnabled()
  await expect.poll(readTakes).toEqual([])
})
