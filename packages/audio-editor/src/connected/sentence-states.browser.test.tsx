import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderAudioEditor, type SentCall } from './render-audio-editor.fixture'

beforeEach(async () => {
  await page.viewport(1280, 1000)
})

const costPath = '/api/text-to-speech/cost'
const originPath = '/api/chapter-variation-origin/3'
const audioUrl = '/objects/9/ChapterAudios/one.mp3'
const first = page.getByRole('article', { name: 'Page 1' })
const text = page.getByRole('textbox', { name: 'Text of page 1' })
const state = page.getByRole('group', { name: 'Sentence', exact: true }).getByRole('status')
const marked = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent)
const unspoken = [
  { pageVariationId: 101, text: 'It waved.' },
  { pageVariationId: 103, text: 'Good night, harbour.' },
]
const cost = () => Response.json({ characters: 29, unspoken })

/** An origin as the server tells it; without a voice, it is that of a recording. */
const originOf = (voice: string | null) => () =>
  Response.json({
    hasTrack: true,
    origin: { voice, pages: [{ pageVariationId: 101, sentences: ['a', 'b'], spoken: 's' }] },
  })

async function render(o: { voice: string | null; more?: [string, (call: SentCall) => Response][] }) {
  const responses = new Map<string, (call: SentCall) => Response>([
    [costPath, cost],
    [originPath, originOf(o.voice)],
    ...(o.more ?? []),
  ])
  return renderAudioEditor({ audioUrl, responses })
}

async function putCursor(at: number): Promise<void> {
  await text.click()
  const field = text.element()
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('The text is in no field.')
  field.setSelectionRange(at, at)
  await userEvent.keyboard('{Shift}')
}

it('has nothing to generate where a recording is the narration, and says who reads', async () => {
  const { calls } = await render({ voice: null })
  await expect.poll(() => calls.some(({ path }) => path === costPath)).toBe(true)
  await expect.element(page.getByText('Narrated by a recording')).toBeVisible()
  await putCursor(18)
  await expect.element(state).toHaveTextContent('Read by a person.')
  expect(marked()).toEqual([])
  expect(first.getByText(/to generate/).elements()).toEqual([])
})

it('names the state of the sentence at the cursor and who speaks it', async () => {
  await render({ voice: 'digest' })
  await expect.poll(marked).toEqual(['It waved.', 'Good night, harbour.'])
  await putCursor(2)
  await expect.element(state).toHaveTextContent('Spoken by Robin.')
  await putCursor(18)
  await expect.element(state).toHaveTextContent('To generate, by Robin.')
})

it('shows the sentences that an attempt could not generate', async () => {
  const refuse = () => Response.json({ code: 'engine-failed', msg: 'The voice is away.' }, { status: 502 })
  await render({ voice: 'digest', more: [['/api/text-to-speech/stream', refuse]] })
  await expect.element(first.getByText('1 sentence to generate')).toBeVisible()
  await page.getByRole('button', { name: 'Generate again' }).click()
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Generate again' })
  await expect.element(confirm).toBeEnabled()
  await confirm.click()
  await expect.element(first.getByText('1 sentence could not be generated')).toBeVisible()
  await putCursor(18)
  await expect.element(state).toHaveTextContent('Could not be generated, by Robin. Generate again.')
  expect(marked()).toEqual(['It waved.', 'Good night, harbour.'])
})
