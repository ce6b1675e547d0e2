import { readFrameHeader } from '@lectern/media'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeTrackServer, type FakeTrackServer } from '../testing/fake-track-server'
import { mountAudioEditor } from '../testing/mount-audio-editor'

const convert = () => page.getByRole('button', { name: 'Convert WAV to MP3 and Upload' })
const generate = () => page.getByRole('button', { name: 'Generate audio' })
const retry = () =>
  page.getByRole('group', { name: 'The audio file of the chapter' }).getByRole('button', { name: 'Try again' })

async function expectText(text: string | RegExp): Promise<void> {
  await expect.element(page.getByText(text).first()).toBeVisible()
}

const upload = 'PUT /objects/9/ChapterAudios/one.mp3'
const name = 'PUT /api/chapter-variation-audio/3'
const speech = 'POST /api/text-to-speech/stream'
const countCalls = (server: FakeTrackServer, call: string) => server.calls.filter((each) => each === call).length

it('converts a WAV to an MP3 of 128 kbit/s, uploads it and makes it the narration [AUD-052 AUD-066 MSG-043]', async () => {
  const server = fakeTrackServer()
  await mountAudioEditor(server)
  await convert().click()
  await expectText('WAV file successfully converted to MP3 and uploaded!')
  const mp3 = server.files.get('one.mp3')
  const second = readFrameHeader(mp3!, readFrameHeader(mp3!, 0)!.frameBytes)
  expect(second).toMatchObject({ bitsPerSecond: 128_000 })
  expect(server.link).toContain('/one.mp3')
  await expect.element(convert()).not.toBeInTheDocument()
})

it('offers no conversion for an MP3 and without a narration [AUD-066]', async () => {
  for (const link of ['/objects/9/ChapterAudios/one.mp3?from=one.wav', null]) {
    const { unmount } = await mountAudioEditor(fakeTrackServer(link))
    await expect.element(page.getByRole('button', { name: 'Refresh audio data' })).toBeVisible()
    await expect.element(convert()).not.toBeInTheDocument()
    await unmount()
  }
})

it('converts the WAV of a generation, after which the local data have its MP3 [GEN-006 MSG-041]', async () => {
  const server = fakeTrackServer(null)
  await mountAudioEditor(server)
  await generate().click()
  await expectText('Audio generated successfully')
  expect(server.link).toBe('/objects/9/ChapterAudios/two.mp3?signature=3')
  expect(server.calls.filter((call) => call.startsWith('PUT '))).toEqual([
    'PUT /objects/9/ChapterAudios/two.mp3',
    'PUT /api/chapter-variation-audio/3',
  ])
  await expect.element(page.getByRole('button', { name: 'Generate again' })).toBeEnabled()
  await expect.element(convert()).not.toBeInTheDocument()
  await expect.element(page.getByText(/successfully converted/)).not.toBeInTheDocument()
})

it('converts nothing if the generation answers an MP3', async () => {
  const server = fakeTrackServer(null)
  server.generated = '/objects/9/ChapterAudios/two.mp3?signature=2'
  await mountAudioEditor(server)
  await generate().click()
  await expectText('Audio generated successfully')
  expect(server.calls.filter((call) => call.includes('ChapterAudios') || call.startsWith('PUT '))).toEqual([])
})

it('names the step that failed and repeats it alone, without paying again [MSG-028 MSG-030 MSG-031]', async () => {
  const server = fakeTrackServer(null)
  const refuse = (statusText: string) => () => new Response(null, { status: 403, statusText })
  const wav = 'GET /objects/9/ChapterAudios/two.wav'
  const mp3 = 'PUT /objects/9/ChapterAudios/two.mp3'
  server.answers.set(wav, refuse('Forbidden')).set(mp3, refuse('Not Allowed')).set(name, refuse('Locked'))
  await mountAudioEditor(server)
  await generate().click()
  await expectText('Failed to fetch audio data: Forbidden')
  await expect.element(convert()).toBeEnabled()
  server.answers.delete(wav)
  await retry().click()
  await expectText('Failed to upload MP3 to S3: Not Allowed')
  server.answers.delete(mp3)
  await retry().click()
  await expectText('Failed to update chapter variation audio: Locked')
  server.answers.delete(name)
  await retry().click()
  await expectText('Audio generated successfully')
  expect([wav, mp3, name, speech].map((call) => countCalls(server, call))).toEqual([2, 2, 2, 1])
  await expect.element(retry()).not.toBeInTheDocument()
})

it('finishes a conversion whose upload an earlier visit made', async () => {
  const server = fakeTrackServer()
  server.files.set('one.mp3', new Uint8Array(4))
  await mountAudioEditor(server)
  await convert().click()
  await expectText('WAV file successfully converted to MP3 and uploaded!')
  expect([countCalls(server, upload), countCalls(server, name)]).toEqual([0, 1])
})

it('refuses a track that is no WAV any more, and shows it [MSG-027]', async () => {
  const server = fakeTrackServer()
  await mountAudioEditor(server)
  server.link = '/objects/9/ChapterAudios/one.mp3'
  await convert().click()
  await expectText('Audio file is not a WAV file. No conversion needed.')
  await expect.element(convert()).not.toBeInTheDocument()
})

it('refuses a track that is gone [MSG-026]', async () => {
  const server = fakeTrackServer()
  await mountAudioEditor(server)
  server.link = null
  await convert().click()
  await expectText('No audio file found for this chapter variation.')
})

it('shows a file that cannot be read, and a failure that it knows nothing about [MSG-033]', async () => {
  const server = fakeTrackServer()
  server.files.set('one.wav', new Uint8Array(10))
  const { unmount } = await mountAudioEditor(server)
  await convert().click()
  await expectText(/^Failed to convert WAV to MP3: the file cannot be read/)
  await unmount()
  await mountAudioEditor(fakeTrackServer(), { bookId: null })
  await convert().click()
  await expectText('Failed to convert WAV to MP3')
  await expect.element(convert()).toBeEnabled()
})

it('says in Spanish that there was no connection', async () => {
  const server = fakeTrackServer()
  server.answers.set('GET /objects/9/ChapterAudios/one.wav', () => {
    throw new TypeError('Failed to fetch')
  })
  await mountAudioEditor(server, {}, 'es')
  await page.getByRole('button', { name: 'Convertir WAV a MP3 y subir' }).click()
  await expectText('No se pudieron cargar los datos de audio: sin conexión')
})
