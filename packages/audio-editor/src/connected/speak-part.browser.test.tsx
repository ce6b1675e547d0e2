import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fixtureVoices } from '../testing/voices'
import { renderAudioEditor, type SentCall } from './render-audio-editor.fixture'

beforeEach(async () => {
  await page.viewport(1280, 1000)
})

const costPath = '/api/text-to-speech/cost'
const partPath = '/api/text-to-speech/targeted-text'
const recording = () => Response.json({ audioLink: fixtureVoices[0]?.preview_url, durationSeconds: 1, words: [] })

/** Counts as the server does: characters of the sentences that are not stored. */
function createCost(stored: readonly string[] = []) {
  return ({ body }: SentCall) => {
    const unspoken: { pageVariationId: number; text: string }[] = Object(body).pages.flatMap(
      (each: { pageVariationId: number; textSegments: { text: string }[] }) =>
        each.textSegments
          .flatMap(({ text }) => text.trim().split(/(?<=\.) /))
          .filter((text) => !stored.includes(text))
          .map((text) => ({ pageVariationId: each.pageVariationId, text })),
    )
    return Response.json({ characters: unspoken.reduce((sum, { text }) => sum + text.length, 0), unspoken })
  }
}

const text = (pageNumber: number) => page.getByRole('textbox', { name: `Text of page ${pageNumber}` })
const tool = (name: string) => page.getByRole('group', { name, exact: true })
const press = (name: string) => tool(name).getByRole('button', { name, exact: true })

/** Selects a part of a page's text as a pointer does. */
async function select(pageNumber: number, start: number, end: number): Promise<void> {
  await text(pageNumber).click()
  const field = text(pageNumber).element()
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('The text is in no field.')
  field.setSelectionRange(start, end)
  await userEvent.keyboard('{Shift}')
}

it('shows the characters that will be sent, those of changed sentences and their context [GEN-021]', async () => {
  const stored = ['The lamp shone.', 'It waved.']
  const { calls } = await renderAudioEditor({ responses: new Map([[costPath, createCost(stored)]]) })
  await expect.element(page.getByText('Uses 20 characters.')).toBeVisible()
  await text(1).fill('The lamp shone brightly. It waved.')
  const changed = 'The lamp shone brightly.'.length + 'Good night, harbour.'.length
  await expect.element(page.getByText(`Uses ${changed} characters.`)).toBeVisible()
  const counted = calls.findLast(({ path, body }) => path === costPath && Object(body).pages.length === 3)
  await page.getByRole('button', { name: 'Generate audio' }).click()
  await expect.poll(() => calls.some(({ path }) => path === '/api/text-to-speech/stream')).toBe(true)
  const sent = calls.find(({ path }) => path === '/api/text-to-speech/stream')
  // The cost is counted for the text that is then generated.
  const segments = (call: SentCall | undefined) =>
    Object(call?.body).pages.map((each: { textSegments: unknown }) => each.textSegments)
  expect(segments(counted)).toEqual(segments(sent))
})

it('marks the sentences of a narrated chapter that generating sends', async () => {
  const stored = ['The lamp shone.', 'It waved.', 'Good night, harbour.']
  await renderAudioEditor({
    audioUrl: '/objects/9/ChapterAudios/one.mp3',
    responses: new Map([[costPath, createCost(stored)]]),
  })
  const marked = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent)
  await text(1).fill('The lamp shone. It waved twice.')
  await expect.poll(marked).toEqual(['It waved twice.'])
  await expect.element(page.getByRole('article', { name: 'Page 1' }).getByText('1 sentence to generate')).toBeVisible()
  await text(1).fill('The lamp shone. It waved.')
  await expect.poll(marked).toEqual([])
})

it('shows the most that generating costs while the server cannot count it', async () => {
  const refuse = () => Response.json({ code: 'internal', msg: 'Out of order.' }, { status: 500 })
  await renderAudioEditor({ responses: new Map([[costPath, refuse]]) })
  await expect.element(page.getByText(/^Uses at most 47 characters\.$/).first()).toBeVisible()
})

it('regenerates a selection with the neighbouring text as context [GEN-018]', async () => {
  const { calls } = await renderAudioEditor({
    responses: new Map([
      [costPath, createCost()],
      [partPath, recording],
    ]),
  })
  const pressTools = () => page.getByRole('button', { name: 'Selection', exact: true }).click()
  await pressTools()
  await expect.element(press('Regenerate selection')).toBeDisabled()
  // Closed by its button and gone before the text is selected: it may cover the text, and gives the focus back at its end.
  await pressTools()
  await expect.element(tool('Regenerate selection')).not.toBeInTheDocument()
  await select(1, 18, 22)
  await pressTools()
  await expect.element(tool('Regenerate selection').getByText('Uses 9 characters.')).toBeVisible()
  await press('Regenerate selection').click()
  await expect.element(page.getByText(/^Spoken\. Generate the audio to put it into the narration/)).toBeVisible()
  await expect.element(tool('Regenerate selection').getByRole('button', { name: /the sentence$/ })).toBeVisible()
  expect(calls.filter(({ path }) => path === partPath)).toHaveLength(1)
  expect(calls.find(({ path }) => path === partPath)?.body).toMatchObject({
    previousText: 'The lamp shone.',
    nextText: 'Good night, harbour.',
    pages: [{ pageVariationId: 101, textSegments: [{ text: 'It waved. ', voiceId: 'robin' }] }],
  })
})

it('speaks the sentence at the cursor with the chosen voice, on request and with its cost', async () => {
  const { calls } = await renderAudioEditor({
    responses: new Map([
      [costPath, createCost()],
      [partPath, recording],
    ]),
  })
  const hear = 'Hear it on this sentence'
  await expect.element(tool(hear).getByText('The lamp shone.')).toBeVisible()
  await select(3, 2, 2)
  await userEvent.click(page.getByRole('radio', { name: /Clara/ }))
  await expect.element(tool(hear).getByText('Good night, harbour.')).toBeVisible()
  await expect.element(tool(hear).getByText('Uses 20 characters.')).toBeVisible()
  expect(calls.some(({ path }) => path === partPath)).toBe(false)
  await press(hear).click()
  await expect
    .poll(() => calls.find(({ path }) => path === partPath)?.body)
    .toMatchObject({
      voiceId: 'clara',
      pages: [{ pageVariationId: 103, textSegments: [{ text: 'Good night, harbour. ', voiceId: 'clara' }] }],
    })
})

it('says why a sentence could not be spoken, and speaks it on the next press', async () => {
  let isOut = true
  const answer = () =>
    isOut ? Response.json({ code: 'budget-spent', msg: 'No characters left.' }, { status: 402 }) : recording()
  await renderAudioEditor({
    responses: new Map([
      [costPath, createCost()],
      [partPath, answer],
    ]),
  })
  await press('Hear it on this sentence').click()
  await expect.element(page.getByText('No characters left.')).toBeVisible()
  isOut = false
  await press('Hear it on this sentence').click()
  await expect.element(press('Hear it on this sentence')).toBeDisabled()
  await expect.element(page.getByText('No characters left.')).not.toBeInTheDocument()
})
