import { writeWav } from '@lectern/core/audio'
import { readFrameHeader } from '@lectern/media'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { writeFlac } from '../testing/write-flac'
import { fakeTrackServer, streamJob, type FakeTrackServer } from '../testing/fake-track-server'
import { mountAudioEditor, spokenPage } from '../testing/mount-audio-editor'

const material = {
  'sonnet.mp3': new URL('@lectern/material/narration/sonnet001.mp3', import.meta.url).href,
  'bursts.m4a': new URL('@lectern/material/recordings/bursts.m4a', import.meta.url).href,
  'mary.wav': new URL('@lectern/material/narration/mary.wav', import.meta.url).href,
  'slt.ogg': new URL('@lectern/material/narration/slt.ogg', import.meta.url).href,
} as const

async function load(name: keyof typeof material): Promise<File> {
  return new File([await (await fetch(material[name])).blob()], name)
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog', { name: 'Import a recording' })
const chooser = () => page.getByLabelText('Recording of the chapter')
const listTexts = (name: string) =>
  page
    .getByRole('list', { name })
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)

async function importFile(file: File): Promise<void> {
  await button('Import a recording').click()
  await chooser().upload(file)
  await button('Use as narration').click()
}

const uploaded = (server: FakeTrackServer) => [...server.files].filter(([name]) => name.startsWith('recording-'))

beforeEach(async () => {
  await page.viewport(1280, 900)
})

it('makes a recording in any common format the narration and aligns its words [GEN-022]', async () => {
  const files = [
    ...(await Promise.all((Object.keys(material) as (keyof typeof material)[]).map(load))),
    new File([writeFlac(12_000)], 'tone.flac'),
  ]
  for (const file of files) {
    const server = fakeTrackServer(null)
    const { unmount } = await mountAudioEditor(server)
    await importFile(file)
    await expect.element(page.getByText(`“${file.name}” is now the narration.`)).toBeVisible()
    const [[name, mp3] = []] = uploaded(server)
    expect(readFrameHeader(mp3!, 0), file.name).not.toBeNull()
    expect(server.link).toContain(`/${name}`)
    expect(server.alignments).toMatchObject([{ bookId: 9, pageData: [{ pageVariationId: 101, text: 'Good night.' }] }])
    await unmount()
  }
})

it('shows where the text starts, unread text, and the most doubtful words first', async () => {
  const server = fakeTrackServer(null)
  const word = (text: string, start: number, confidence: number) => ({
    word: text,
    start,
    end: start + 0.4,
    pageVariationId: 101,
    confidence,
  })
  server.aligned = {
    words: [word('Good', 7.5, 0.4), word('night.', 8.1, 0.1), word('Sure', 9, 0.9)],
    speechNotInText: [
      { start: 0.5, end: 6 },
      { start: 61, end: 63 },
    ],
    textNotSpoken: [{ pageVariationId: 101, start: 5, end: 11 }],
    durationSeconds: 70,
  }
  await mountAudioEditor(server)
  await importFile(await load('mary.wav'))
  await expect.element(dialog().getByText('The text starts at 0:07.')).toBeVisible()
  expect(listTexts('Speech before the text')).toEqual(['0:00 – 0:06'])
  expect(listTexts('2 words to check')).toEqual(['night.Page 1, 0:08', 'GoodPage 1, 0:07'])
  expect(listTexts('Text that isn’t read')).toEqual(['night.Page 1'])
  expect(listTexts('Speech that isn’t in the text')).toEqual(['1:01 – 1:03'])
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockReturnValue(new Promise(() => undefined))
  await button('Listen to “night.”').click()
  await expect.element(button('Listen to “night.”')).toHaveAttribute('aria-pressed', 'true')
  expect(play.mock.contexts).toMatchObject([{ currentTime: 7.5 }])
  play.mockRestore()
  await button('Done').click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

it('sums up the words to check, and lists all of them on request', async () => {
  const server = fakeTrackServer(null)
  server.aligned = {
    words: Array.from({ length: 8 }, (_, at) => ({
      word: `word${at}`,
      start: at + 0.1,
      end: at + 0.5,
      pageVariationId: 101,
      confidence: 0.1,
    })),
    speechNotInText: [],
    textNotSpoken: [{ pageVariationId: 101, start: 0, end: 11 }],
    durationSeconds: 9,
  }
  await mountAudioEditor(server)
  await importFile(await load('mary.wav'))
  await expect.element(dialog().getByRole('list', { name: '8 words to check' })).toBeVisible()
  expect(listTexts('8 words to check')).toHaveLength(5)
  expect(listTexts('Text that isn’t read')).toEqual(['Nothing of page 1 is read.'])
  await button('Show all 8 entries').click()
  expect(listTexts('8 words to check')).toHaveLength(8)
})

it('warns of a recording in which most of the text is not heard', async () => {
  const server = fakeTrackServer(null)
  server.aligned = {
    words: [{ word: 'night.', start: 0.1, end: 0.4, pageVariationId: 101, confidence: 0.9 }],
    speechNotInText: [],
    textNotSpoken: [{ pageVariationId: 101, start: 0, end: 8 }],
    durationSeconds: 2,
  }
  await mountAudioEditor(server)
  await importFile(await load('mary.wav'))
  await expect.element(dialog().getByText(/most of the text isn’t heard in it/)).toBeVisible()
  await expect.element(dialog().getByText('“mary.wav” is now the narration.')).not.toBeInTheDocument()
})

it('warns before a narration is replaced, and sends nothing until then', async () => {
  const server = fakeTrackServer()
  await mountAudioEditor(server)
  await button('Import a recording').click()
  await chooser().upload(await load('mary.wav'))
  await expect.element(page.getByText('This recording replaces the present narration and its timings.')).toBeVisible()
  expect(uploaded(server)).toEqual([])
})

it('names a file that is no recording, with a way out, and takes another one', async () => {
  const server = fakeTrackServer(null)
  await mountAudioEditor(server)
  await importFile(new File(['%PDF-1.7 not a sound'], 'scan.mp3'))
  const message = '“scan.mp3” can’t be read as sound. Export it again as MP3 or WAV.'
  await expect.element(dialog().getByText(message)).toBeVisible()
  await button('Choose another file').click()
  await chooser().upload(new File([], 'nothing.wav'))
  await button('Use as narration').click()
  await expect.element(dialog().getByText(/“nothing.wav” has no sound/)).toBeVisible()
  await button('Choose another file').click()
  await chooser().upload(await load('mary.wav'))
  await button('Use as narration').click()
  await expect.element(page.getByText('“mary.wav” is now the narration.')).toBeVisible()
})

it('repeats only the step that failed, in and outside of its window', async () => {
  const server = fakeTrackServer(null)
  const name = 'PUT /api/chapter-variation-audio/3'
  server.answers.set(name, () => new Response(null, { status: 503, statusText: 'Busy' }))
  await mountAudioEditor(server)
  await importFile(await load('mary.wav'))
  await expect.element(dialog().getByText('Couldn’t use the recording as the narration: Busy')).toBeVisible()
  await dialog().getByRole('button', { name: 'Close' }).click()
  await button('Show').click()
  server.answers.delete(name)
  const align = 'POST /api/text-to-speech/align-from-chapter'
  server.answers.set(align, () => Response.json({ code: 'no-audio', msg: 'Nothing is heard.' }, { status: 422 }))
  await dialog().getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog().getByText(/words couldn’t be matched. Nothing is heard/)).toBeVisible()
  server.answers.delete(align)
  await dialog().getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('“mary.wav” is now the narration.')).toBeVisible()
  expect(server.calls.filter((call) => call.startsWith('POST /api/upload/'))).toHaveLength(1)
})

it('refuses pages that were never recognised before anything is sent [GEN-016]', async () => {
  const server = fakeTrackServer(null)
  const unknown = { ...spokenPage, pageNumber: 4, isRecognised: false, rects: [] }
  await mountAudioEditor(server, { pages: [unknown] })
  await importFile(await load('mary.wav'))
  await expect.element(page.getByText(/page 4/i).last()).toBeVisible()
  expect(uploaded(server)).toEqual([])
})

it('disables the other actions while a recording is imported', async () => {
  const server = fakeTrackServer(null)
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => void (release = resolve))
  const events = 'POST /api/text-to-speech/align-from-chapter'
  server.answers.set(events, () => released.then(() => streamJob({ state: 'failed', error: null, result: null })))
  await mountAudioEditor(server)
  await importFile(await load('mary.wav'))
  await expect.element(dialog().getByRole('progressbar', { name: 'Aligning the words with the audio' })).toBeVisible()
  await dialog().getByRole('button', { name: 'Close' }).click()
  await expect.element(button('Generate audio')).toBeDisabled()
  await expect.element(page.getByRole('progressbar', { name: 'Aligning the words with the audio' })).toBeVisible()
  release()
})

/** A tone of a length, as a WAV. */
function drawTone(name: string, seconds: number, frequency: number): File {
  const samples = Float32Array.from({ length: seconds * 48_000 }, (_, at) => 0.3 * Math.sin((at * frequency) / 7640))
  return new File([Uint8Array.from(writeWav({ sampleRate: 48_000, channels: [samples] }))], name)
}

async function readSeconds(server: FakeTrackServer): Promise<number> {
  const [[, mp3] = []] = uploaded(server)
  const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(mp3!.slice().buffer)
  return sound.duration
}

it('joins a recording for each page in the order of the pages, which the author can change [GEN-022]', async () => {
  const server = fakeTrackServer(null)
  const pages = [1, 2, 3].map((pageNumber) => ({ ...spokenPage, pageNumber, pageVariationId: 100 + pageNumber }))
  await mountAudioEditor(server, { pages })
  await button('Import a recording').click()
  await chooser().upload([drawTone('page-3.wav', 2, 900), drawTone('page-1.wav', 1, 500)])
  await expect.element(dialog().getByText('Matched by the numbers in their names.')).toBeVisible()
  const pageOf = (name: string) => dialog().getByRole('combobox', { name: `Page of ${name}` })
  await expect.element(pageOf('page-1.wav')).toHaveValue('1')
  await expect.element(pageOf('page-3.wav')).toHaveValue('3')
  await expect.element(dialog().getByText('Page 2 has no recording.')).toBeVisible()
  await pageOf('page-3.wav').selectOptions('Page 2')
  await expect.element(dialog().getByText('Matched by hand.')).toBeVisible()
  await expect.element(dialog().getByText('Page 3 has no recording.')).toBeVisible()
  await pageOf('page-1.wav').selectOptions('Page 2')
  await expect.element(pageOf('page-3.wav')).toHaveValue('1')
  expect(server.calls.filter((call) => call.startsWith('PUT '))).toEqual([])
  await button('Use as narration').click()
  await expect.element(page.getByText('“2 recordings” is now the narration.')).toBeVisible()
  expect(await readSeconds(server)).toBeCloseTo(3.8, 1)
})

it('leaves out what comes before the start of a recording, and names the one of several that is none', async () => {
  const server = fakeTrackServer(null)
  const { unmount } = await mountAudioEditor(server)
  await button('Import a recording').click()
  await chooser().upload(drawTone('all.wav', 3, 700))
  await page.getByRole('spinbutton', { name: 'Starts at' }).fill('1.5')
  await button('Use as narration').click()
  await expect.element(page.getByText('“all.wav” is now the narration.')).toBeVisible()
  expect(await readSeconds(server)).toBeCloseTo(1.5, 1)
  await unmount()

  const pages = [1, 2].map((pageNumber) => ({ ...spokenPage, pageNumber, pageVariationId: 100 + pageNumber }))
  await mountAudioEditor(fakeTrackServer(null), { pages })
  await button('Import a recording').click()
  await chooser().upload([drawTone('1.wav', 1, 500), new File(['%PDF-1.7 not a sound'], '2.mp3')])
  await button('Use as narration').click()
  await expect.element(dialog().getByText(/^“2.mp3” can’t be read as sound/)).toBeVisible()
})
