import { writeVoiceSettings } from '@lectern/core/book'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fixtureModels } from '../testing/voices'
import { renderAudioEditor } from './render-audio-editor.fixture'

beforeEach(async () => {
  await page.viewport(1280, 1000)
})

const stored = writeVoiceSettings({
  voiceId: 'clara',
  modelId: 'styled',
  voiceSettings: { stability: 0.3, similarity_boost: 0.75, style: 0.4, speed: 1.1 },
})
const summary = () => page.getByRole('region', { name: 'Chosen voice' })
const slider = (name: string) => page.getByRole('slider', { name })
const speech = '/api/text-to-speech/stream'

async function generate({ calls, editorProps }: Awaited<ReturnType<typeof renderAudioEditor>>): Promise<unknown> {
  await page.getByRole('button', { name: 'Generate audio' }).click()
  await expect.poll(() => editorProps.onGenerated).toHaveBeenCalled()
  return calls.find(({ path }) => path === speech)?.body
}

it('opens with the stored model, voice and settings, and generates with them [AUD-016 AUD-067]', async () => {
  const editor = await renderAudioEditor({ voiceSettings: stored })
  await expect.element(summary().getByRole('heading', { name: 'Clara' })).toBeVisible()
  await expect.element(summary().getByText('British · clear')).toBeVisible()
  await expect.element(summary().getByText('Styled · Speed 1.1 · Stability 0.3 · Style exaggeration 0.4')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /Clara/ })).toBeChecked()
  await expect.element(slider('Speed')).toHaveValue('1.1')
  expect(await generate(editor)).toMatchObject({
    voiceId: 'clara',
    modelId: 'styled',
    voiceSettings: { stability: 0.3, similarity_boost: 0.75, style: 0.4, speed: 1.1 },
  })
})

it('generates with the voice, the model and the settings that the author picked [AUD-004 AUD-016]', async () => {
  const editor = await renderAudioEditor()
  await expect.element(summary().getByText('Plain · Standard settings')).toBeVisible()
  await page.getByRole('switch', { name: 'Show voices of other languages' }).click()
  await page.getByRole('searchbox', { name: 'Search voices' }).fill('spanish')
  await page.getByRole('radio', { name: /José/ }).click()
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('button', { name: 'Use Styled' }).click()
  await expect.element(slider('Style exaggeration')).toBeVisible()
  slider('Speed').element().focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  slider('Style exaggeration').element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(summary().getByRole('heading', { name: 'José' })).toBeVisible()
  await expect.element(summary().getByText('Styled · Speed 0.98 · Style exaggeration 1')).toBeVisible()
  expect(await generate(editor)).toMatchObject({
    voiceId: 'jose',
    modelId: 'styled',
    voiceSettings: { stability: 0.5, similarity_boost: 0.75, style: 1, speed: 0.98 },
  })
})

it('has sliders only for settings that the model follows', async () => {
  const models = fixtureModels.map((model) => ({ ...model, can_use_similarity: model.model_id === 'styled' }))
  await renderAudioEditor({ responses: new Map([['/api/speech/models', () => Response.json(models)]]) })
  await expect.element(summary().getByText(/Plain/)).toBeVisible()
  await expect.element(slider('Stability')).toBeVisible()
  expect(slider('Similarity').elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('button', { name: 'Use Styled' }).click()
  await expect.element(slider('Similarity')).toBeVisible()
})
