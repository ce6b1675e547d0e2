import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeTrackServer, streamJob } from '../testing/fake-track-server'
import { mountAudioEditor, spokenPage } from '../testing/mount-audio-editor'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const refresh = () => button('Refresh audio data')
const alignment = 'POST /api/text-to-speech/align-from-chapter'
const words = 'GET /api/jobs/6f0c2c1e-5a37-4a5f-9d9c-0b4a2f6f8d11/events'

async function expectText(text: string | RegExp): Promise<void> {
  await expect.element(page.getByText(text).first()).toBeVisible()
}

/** Asks for an alignment and confirms it. */
async function align(): Promise<void> {
  await button('Force audio alignment').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Align again' }).click()
}

it('refreshes the audio data: the link and the words of the server become the local ones [AUD-053 MSG-044]', async () => {
  const server = fakeTrackServer(null)
  await mountAudioEditor(server)
  server.link = '/objects/9/ChapterAudios/one.mp3'
  await refresh().click()
  await expectText('Audio data refreshed successfully!')
  await expectText('This chapter is narrated')
  expect(server.calls).toContain('GET /api/chapter-variation-audio/3')
})

it('says that the audio data could not be fetched or loaded, and does it again [MSG-031 MSG-034]', async () => {
  const server = fakeTrackServer()
  server.answers.set(
    'GET /api/chapter-variation-audio/3',
    () => new Response(null, { status: 502, statusText: 'Bad Gateway' }),
  )
  let loads = 0
  const onGenerated = async () => {
    loads += 1
    if (loads === 1) throw new Error('no book')
  }
  await mountAudioEditor(server, { onGenerated })
  await refresh().click()
  await expectText('Failed to fetch audio data: Bad Gateway')
  server.answers.clear()
  await button('Try again').click()
  await expectText('Failed to refresh audio data')
  await button('Try again').click()
  await expectText('Audio data refreshed successfully!')
  expect(loads).toBe(2)
})

it('asks before it aligns, and then loads the new times [AUD-054 MSG-042]', async () => {
  const server = fakeTrackServer()
  let loads = 0
  await mountAudioEditor(server, { onGenerated: async () => void (loads += 1) })
  await button('Force audio alignment').click()
  const question = page.getByRole('alertdialog', { name: 'Align the words with the audio again?' })
  await expect.element(question.getByRole('button', { name: 'Align again' })).toBeDisabled()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(server.alignments).toEqual([])
  await align()
  await expectText('Audio re-aligned successfully.')
  expect(server.alignments).toEqual([
    {
      chapterVariationId: 3,
      bookId: 9,
      editor: null,
      enabled_spooled_file: false,
      pageData: [{ pageVariationId: 101, text: 'Good night.' }],
    },
  ])
  expect(loads).toBe(1)
})

it('says why an alignment failed, in the server’s words or in its own [MSG-035]', async () => {
  const server = fakeTrackServer()
  server.answers.set(alignment, () => new Response('<html>', { status: 502 }))
  await mountAudioEditor(server)
  await align()
  await expectText('Failed to align audio')
  server.answers.delete(alignment)
  server.answers.set(words, () => streamJob({ state: 'failed', result: null, error: { code: 'x', msg: 'No engine.' } }))
  await button('Try again').click()
  await expectText('No engine.')
  server.answers.clear()
  await button('Try again').click()
  await expectText('Audio re-aligned successfully.')
})

it('refuses every action on a chapter without a variation [MSG-025 MSG-036]', async () => {
  const server = fakeTrackServer()
  const { unmount } = await mountAudioEditor(server, { chapterVariationId: null })
  await refresh().click()
  await expectText('No chapter variation found for selected language.')
  await unmount()
  const second = await mountAudioEditor(server, { chapterVariationId: null })
  await button('Convert WAV to MP3 and Upload').click()
  await expectText('No chapter variation found for selected language.')
  await second.unmount()
  await mountAudioEditor(server, { chapterVariationId: null })
  await align()
  await expectText('Missing chapter variation for selected language.')
  expect(server.calls.filter((call) => !call.startsWith('GET /api/speech/'))).toEqual([])
})

it('refuses to refresh and to align without a narration [MSG-026]', async () => {
  const { unmount } = await mountAudioEditor(fakeTrackServer(null))
  await refresh().click()
  await expectText('No audio file found for this chapter variation.')
  await unmount()
  await mountAudioEditor(fakeTrackServer(null))
  await align()
  await expectText('No audio file found for this chapter variation.')
})

it('refuses to align without a book, and a page that was never recognised [MSG-038 MSG-039]', async () => {
  const server = fakeTrackServer()
  const { unmount } = await mountAudioEditor(server, { bookId: null })
  await align()
  await expectText('Missing bookId; cannot resolve audio for alignment.')
  await unmount()
  const unknown = { ...spokenPage, pageVariationId: 105, pageNumber: 5, isRecognised: false, rects: [] }
  await mountAudioEditor(server, { pages: [spokenPage, unknown] })
  await align()
  await expectText('No OCR data found for page 5 in the selected variation.')
  expect(server.alignments).toEqual([])
})

it('skips pictures when it aligns: pages without an image and pages recognised as empty [GEN-017]', async () => {
  const server = fakeTrackServer()
  const empty = { ...spokenPage, pageVariationId: 102, pageNumber: 2, rects: [] }
  const blank = { ...empty, pageVariationId: 103, pageNumber: 3, imageUrl: null, isRecognised: false }
  await mountAudioEditor(server, { pages: [spokenPage, empty, blank] })
  await align()
  await expectText('Audio re-aligned successfully.')
  expect(server.alignments).toMatchObject([{ pageData: [{ pageVariationId: 101 }] }])
})
