import axe from 'axe-core'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderAudioEditor, type SentCall } from '../connected/render-audio-editor.fixture'
import { fixtureVoices } from '../testing/voices'

beforeEach(async () => {
  await page.viewport(1280, 1000)
})

const takesPath = '/api/chapter-variation-takes/3'
const text = page.getByRole('textbox', { name: 'Text of page 1' })
const dialog = page.getByRole('dialog', { name: 'Takes of this sentence' })

const take = (id: number, isUsed: boolean, voiceId = 'robin', sentence = 'It waved.') => ({
  id,
  text: sentence,
  voiceId,
  modelId: 'plain',
  voiceSettings: isUsed ? {} : { speed: 0.8 },
  durationSeconds: 1.2,
  createdAt: '2026-11-29T10:00:00.000Z',
  isUsed,
})

/** Joins the narration with a chosen take as the server does. */
function createTakes(o: { hasTakes?: boolean; takes?: ReturnType<typeof take>[] } = {}) {
  const { hasTakes = true } = o
  let takes = o.takes ?? [take(8, true, 'clara'), take(7, false), take(6, false, 'robin', 'The lamp shone.')]
  const locks: object[] = []
  const choose =
    (id: number) =>
    ({ body }: SentCall) => {
      takes = takes.map((each) => ({ ...each, isUsed: each.id === id }))
      locks.splice(0)
      if (Object(body).isLocked) locks.push({ pageVariationId: 101, text: 'It waved.' })
      return Response.json({ audioLink: '/objects/9/ChapterAudios/two.mp3', audioFileName: 'two.mp3', characters: 0 })
    }
  const hear = () => Response.json({ audioLink: fixtureVoices[0]?.preview_url })
  return new Map<string, (call: SentCall) => Response>([
    [takesPath, () => Response.json({ hasTakes, takes })],
    [`${takesPath}/7`, hear],
    [`${takesPath}/8`, hear],
    [`${takesPath}/7/choose`, choose(7)],
    [`${takesPath}/8/choose`, choose(8)],
    [
      '/api/text-to-speech/targeted-text',
      () => {
        takes = [take(9, false, 'clara'), ...takes]
        return Response.json({ audioLink: fixtureVoices[0]?.preview_url })
      },
    ],
    [
      '/api/text-to-speech/cost',
      ({ body }) => {
        const unspoken = Object(body).take === undefined ? [] : [{ pageVariationId: 101, text: 'It waved.' }]
        return Response.json({ characters: unspoken.length * 9, unspoken })
      },
    ],
    ['/api/chapter-variation-locks/3', () => Response.json({ locks })],
  ])
}

async function openTakes(responses = createTakes()) {
  const rendered = await renderAudioEditor({ audioUrl: '/objects/9/ChapterAudios/one.mp3', responses })
  await text.click()
  const field = text.element()
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('The text is in no field.')
  field.setSelectionRange(18, 18)
  await userEvent.keyboard('{Shift}')
  const button = page.getByRole('button', { name: 'Takes', exact: true })
  await expect.element(button).toBeEnabled()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  return rendered
}

it('lists the takes of a sentence, uses one, and restores the former without the voice [TAKE-001]', async () => {
  const { calls, editorProps } = await openTakes()
  await expect.poll(() => dialog.getByRole('listitem').elements()).toHaveLength(2)
  await expect.element(dialog.getByRole('listitem').first().getByText('In the narration')).toBeVisible()
  await expect.element(dialog.getByText(/Robin .*Speed 0\.8/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Use take 1' }).click()
  await expect.element(page.getByText('The take is in the narration, and its sentence is locked.')).toBeVisible()
  expect(calls.find(({ path }) => path === `${takesPath}/7/choose`)?.body).toEqual({ isLocked: true })
  expect(editorProps.onGenerated).toHaveBeenCalledTimes(1)
  await expect.poll(() => document.querySelector('mark')?.textContent).toBe('It waved.')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(page.getByText('The former take is in the narration again.')).toBeVisible()
  expect(calls.find(({ path }) => path === `${takesPath}/8/choose`)?.body).toEqual({ isLocked: false })
  await expect.poll(() => document.querySelector('mark')).toBe(null)
  expect(calls.filter(({ path }) => path.endsWith('/stream') || path.endsWith('/targeted-text'))).toEqual([])
})

it('speaks another take with the same voice and settings, with its cost first, and lists it', async () => {
  const { calls } = await openTakes()
  await expect.element(dialog.getByText('Uses 9 characters.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Another take' }).click()
  await expect.poll(() => dialog.getByRole('listitem').elements()).toHaveLength(3)
  const spoken = calls.filter(({ path }) => path === '/api/text-to-speech/targeted-text')
  expect(spoken.map(({ body }) => body)).toMatchObject([
    { take: 3, previousText: 'The lamp shone.', pages: [{ textSegments: [{ text: 'It waved. ', voiceId: 'robin' }] }] },
  ])
})

it('plays the takes one after the other', async () => {
  const { calls } = await openTakes()
  await dialog.getByRole('button', { name: 'Play one after the other' }).click()
  const heard = () => calls.map(({ path }) => path).filter((path) => /takes\/3\/\d$/.test(path))
  await expect.poll(heard).toEqual([`${takesPath}/8`, `${takesPath}/7`])
})

it('says that a narration without takes cannot get one', async () => {
  await openTakes(createTakes({ hasTakes: false }))
  await expect.element(dialog.getByText(/made before takes were kept/)).toBeVisible()
  expect(dialog.getByRole('button', { name: /^Use take/ }).elements()).toEqual([])
})

it('says that a sentence was never spoken', async () => {
  await openTakes(createTakes({ takes: [] }))
  await expect.element(dialog.getByText('This sentence has no takes yet. Generate the audio first.')).toBeVisible()
})

it('says why a take could not be used, and keeps the narration', async () => {
  const responses = createTakes()
  const msg = 'The narration does not have this sentence yet.'
  responses.set(`${takesPath}/7/choose`, () => Response.json({ code: 'no-audio', msg }, { status: 422 }))
  const { editorProps } = await openTakes(responses)
  await dialog.getByRole('button', { name: 'Use take 1' }).click()
  await expect.element(page.getByText(msg).first()).toBeVisible()
  expect(editorProps.onGenerated).not.toHaveBeenCalled()
})

it.each([375, 1280])('has no axe violations with takes at %i pixels', async (width) => {
  await page.viewport(width, 800)
  await openTakes()
  await expect.poll(() => dialog.getByRole('listitem').elements()).toHaveLength(2)
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  const { violations } = await axe.run(dialog.element(), { resultTypes: ['violations'] })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
