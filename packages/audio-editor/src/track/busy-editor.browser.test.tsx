import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeTrackServer } from '../testing/fake-track-server'
import { mountAudioEditor, spokenPage } from '../testing/mount-audio-editor'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const text = () => page.getByRole('textbox', { name: 'Text of page 1' })
const voice = () => page.getByRole('radio', { name: /Robin/ })

/** Everything that an action disables. */
const controls = () => [
  button('Generate again'),
  button('Refresh audio data'),
  button('Force audio alignment'),
  voice(),
  text(),
]

async function expectDisabled(): Promise<void> {
  for (const control of controls()) await expect.element(control).toBeDisabled()
}

async function expectEnabled(): Promise<void> {
  for (const control of controls()) await expect.element(control).toBeEnabled()
}

/** A response that comes when the test says so. */
function hold(respond: () => Response) {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => void (release = resolve))
  return { release, answer: () => released.then(respond) }
}
const refuse = () => new Response(null, { status: 502 })

beforeEach(async () => {
  await page.viewport(1200, 900)
})

it('disables text and buttons while it generates, and enables them after a failure too [AUD-059 MSG-032]', async () => {
  const server = fakeTrackServer()
  const held = hold(refuse)
  server.answers.set('POST /api/text-to-speech/stream', held.answer)
  await mountAudioEditor(server)
  await expectEnabled()
  await button('Generate again').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Generate again' }).click()
  await expect.element(page.getByRole('progressbar', { name: 'Generating the narration' })).toBeVisible()
  await expectDisabled()
  held.release()
  await expect.element(page.getByText('Failed to generate audio').first()).toBeVisible()
  await expectEnabled()
})

it('disables text and buttons while it converts, and enables them after a failure too [AUD-060]', async () => {
  const server = fakeTrackServer()
  const held = hold(refuse)
  server.answers.set('PUT /objects/9/ChapterAudios/one.mp3', held.answer)
  await mountAudioEditor(server)
  await button('Convert WAV to MP3 and Upload').click()
  await expect.element(page.getByRole('progressbar', { name: 'Uploading the MP3' })).toBeVisible()
  await expectDisabled()
  held.release()
  await expect.element(page.getByText(/^Failed to upload MP3/).first()).toBeVisible()
  await expectEnabled()
})

it('disables text and buttons while it refreshes, and enables them after a failure too [AUD-061]', async () => {
  const server = fakeTrackServer()
  const held = hold(refuse)
  server.answers.set('GET /api/chapter-variation-audio/3', held.answer)
  await mountAudioEditor(server)
  await button('Refresh audio data').click()
  await expect.element(page.getByRole('progressbar', { name: 'Loading the audio data' })).toBeVisible()
  await expectDisabled()
  held.release()
  await expect.element(page.getByText(/^Failed to fetch audio data/).first()).toBeVisible()
  await expectEnabled()
})

it('disables the same while it aligns, and enables it after a failure too [AUD-062 AUD-065]', async () => {
  const server = fakeTrackServer()
  const held = hold(refuse)
  server.answers.set('POST /api/text-to-speech/align-from-chapter', held.answer)
  await mountAudioEditor(server)
  await button('Force audio alignment').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Align again' }).click()
  await expect.element(page.getByRole('progressbar', { name: 'Aligning the words with the audio' })).toBeVisible()
  await expectDisabled()
  held.release()
  await expect.element(page.getByText('Failed to align audio').first()).toBeVisible()
  await expectEnabled()
})

it('shows placeholders in the lists of voices and models alone while they load [AUD-063 AUD-065]', async () => {
  const server = fakeTrackServer()
  const [voices, models] = [hold(refuse), hold(refuse)]
  server.answers.set('GET /api/speech/voices', voices.answer).set('GET /api/speech/models', models.answer)
  await mountAudioEditor(server, { voiceSettings: JSON.stringify({ voiceId: 'robin', modelId: 'plain' }) })
  await expect.element(page.getByRole('textbox', { name: 'Text of page 1' })).toHaveDisplayValue(/^Good night/)
  await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(2)
  for (const name of ['Generate again', 'Refresh audio data', 'Force audio alignment']) {
    await expect.element(button(name)).toBeEnabled()
  }
  voices.release()
  models.release()
  await expect.element(page.getByText('The voices could not be loaded')).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0)
})

it('disables text and Generate alone while the text is built [AUD-064 AUD-065]', async () => {
  const server = fakeTrackServer()
  const held = hold(refuse)
  server.answers.set('POST /api/validate-word', held.answer)
  const [first, second] = spokenPage.rects
  const cut = {
    ...spokenPage,
    rects: [
      { ...first!, word: 'har-', detectedBreak: { type: 'EOL_SURE_SPACE' as const } },
      { ...second!, word: 'bour' },
    ],
  }
  await mountAudioEditor(server, { pages: [cut] })
  await expect.element(voice()).toBeEnabled()
  await expect.element(button('Generate again')).toBeDisabled()
  expect(
    page
      .getByRole('textbox', { name: /Text of page/ })
      .elements()
      .filter((field) => !field.matches(':disabled')),
  ).toEqual([])
  for (const name of ['Refresh audio data', 'Force audio alignment', 'Next: Sync']) {
    await expect.element(button(name)).toBeEnabled()
  }
  held.release()
  await expect.element(page.getByRole('textbox', { name: 'Text of page 1' })).toHaveDisplayValue(/^har-\s?bour/)
  await expect.element(button('Generate again')).toBeEnabled()
})
