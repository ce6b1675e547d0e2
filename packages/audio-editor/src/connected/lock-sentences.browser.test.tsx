import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderAudioEditor, type SentCall } from './render-audio-editor.fixture'

beforeEach(async () => {
  await page.viewport(1280, 1000)
})

const lockPath = '/api/text-to-speech/lock'
const locksPath = '/api/chapter-variation-locks/3'
const done = () => Response.json({ success: true })
const text = (pageNumber: number) => page.getByRole('textbox', { name: `Text of page ${pageNumber}` })
const tool = page.getByRole('group', { name: 'Sentence', exact: true })
const marked = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent)

/** Holds the locks as the server does. */
function createLocks(locks: object[] = []) {
  const responses = new Map<string, (call: SentCall) => Response>([
    [locksPath, () => Response.json({ locks })],
    [
      lockPath,
      ({ body }) => {
        locks.push(Object(body).sentence)
        return done()
      },
    ],
    [
      `${locksPath}/unlock`,
      () => {
        locks.splice(0)
        return done()
      },
    ],
  ])
  return { locks, responses }
}

async function putCursor(pageNumber: number, at: number): Promise<void> {
  await text(pageNumber).click()
  const field = text(pageNumber).element()
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('The text is in no field.')
  field.setSelectionRange(at, at)
  await userEvent.keyboard('{Shift}')
}

it('locks the sentence at the cursor by keyboard, shows it in the text, and unlocks it [TAKE-002]', async () => {
  const { locks, responses } = createLocks()
  const { calls } = await renderAudioEditor({ audioUrl: '/objects/9/ChapterAudios/one.mp3', responses })
  await expect.element(tool.getByRole('button', { name: 'Lock sentence' })).toBeDisabled()
  await putCursor(1, 18)
  const button = tool.getByRole('button', { name: 'Lock sentence' })
  await expect.element(button).toBeEnabled()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(marked).toEqual(['It waved.'])
  expect(locks).toEqual([{ pageVariationId: 101, text: 'It waved.' }])
  // The key of the sound depends on the sentences around it.
  expect(calls.find(({ path }) => path === lockPath)?.body).toMatchObject({
    previousText: 'The lamp shone.',
    nextText: 'Good night, harbour.',
    pages: [{ pageVariationId: 101, textSegments: [{ text: 'It waved. ' }] }],
  })
  await expect.element(tool.getByText('Locked: its sound stays, whatever voice you choose.')).toBeVisible()
  await expect.element(page.getByRole('article', { name: 'Page 1' }).getByText('1 locked sentence')).toBeVisible()
  await page.getByRole('button', { name: 'Generate again' }).click()
  await expect.element(page.getByRole('alertdialog').getByText(/1 locked sentence stays as it is\./)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await tool.getByRole('button', { name: 'Unlock sentence' }).click()
  await expect.poll(marked).toEqual([])
  await expect.element(tool.getByRole('button', { name: 'Lock sentence' })).toBeVisible()
})

it('says that a lock no longer holds while its sentence is another one', async () => {
  const { responses } = createLocks([{ pageVariationId: 101, text: 'It waved.' }])
  await renderAudioEditor({ responses })
  await expect.poll(marked).toEqual(['It waved.'])
  await text(1).fill('The lamp shone. It waved twice.')
  const first = page.getByRole('article', { name: 'Page 1' })
  await expect.element(first.getByText('1 locked sentence has changed and is no longer locked')).toBeVisible()
  await text(1).fill('The lamp shone. It waved.')
  await expect.element(first.getByText('1 locked sentence', { exact: true })).toBeVisible()
})

it('says why a sentence cannot be locked', async () => {
  const refuse = () =>
    Response.json({ code: 'no-audio', msg: 'This sentence has not been spoken yet.' }, { status: 422 })
  await renderAudioEditor({ responses: new Map([[lockPath, refuse]]) })
  await putCursor(3, 2)
  await tool.getByRole('button', { name: 'Lock sentence' }).click()
  await expect.element(tool.getByText('This sentence has not been spoken yet.')).toBeVisible()
})
