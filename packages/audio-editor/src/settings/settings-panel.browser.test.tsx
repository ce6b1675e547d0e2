import { voiceDefaults } from '@lectern/core/book'
import type { VoiceSettings } from '@lectern/core/text'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fixtureModels } from '../testing/voices'
import { SettingsPanel } from './settings-panel'

function Panel({ model = 'plain' }: { readonly model?: string }) {
  const [modelId, setModelId] = useState(model)
  const [settings, setSettings] = useState<Required<VoiceSettings>>(voiceDefaults)
  return (
    <SettingsPanel
      models={fixtureModels}
      modelId={modelId}
      settings={settings}
      disabled={false}
      onModel={setModelId}
      onSettings={setSettings}
    />
  )
}

const slider = (name: string) => page.getByRole('slider', { name })
const range = (name: string) => {
  const input = slider(name).element()
  return ['min', 'max', 'step'].map((attribute) => input.getAttribute(attribute))
}

it('offers speed from 0.7 to 1.2 in steps of 0.01 [AUD-026]', async () => {
  await render(<Panel />)
  expect(range('Speed')).toEqual(['0.7', '1.2', '0.01'])
})

it('offers stability and similarity from 0 to 1 in steps of 0.01 [AUD-027 AUD-028]', async () => {
  await render(<Panel />)
  expect(range('Stability')).toEqual(['0', '1', '0.01'])
  expect(range('Similarity')).toEqual(['0', '1', '0.01'])
})

it('offers style only for a model that can use it, from 0 to 1 in steps of 0.01 [AUD-024 AUD-029]', async () => {
  await render(<Panel />)
  expect(slider('Style exaggeration').elements()).toEqual([])
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('button', { name: 'Use Styled' }).click()
  await expect.element(slider('Style exaggeration')).toBeVisible()
  expect(range('Style exaggeration')).toEqual(['0', '1', '0.01'])
})

it('shows the current model and opens the list of models with Change [AUD-018 AUD-019]', async () => {
  await render(<Panel />)
  await expect.element(page.getByText('Plain', { exact: true })).toBeVisible()
  expect(page.getByRole('dialog').elements()).toEqual([])
  await page.getByRole('button', { name: 'Change' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Choose a model' })).toBeVisible()
})

it('shows each model as a card with name, description, languages and price [AUD-020]', async () => {
  await render(<Panel />)
  await page.getByRole('button', { name: 'Change' }).click()
  const list = page.getByRole('dialog')
  for (const words of ['Reads evenly in many languages.', 'Acts a little.', '+2 more', '50% cheaper']) {
    await expect.element(list.getByText(words)).toBeVisible()
  }
  await expect.element(list.getByRole('heading', { name: 'Styled' })).toBeVisible()
})

it('says that the models are loading', async () => {
  await render(
    <SettingsPanel
      models={[]}
      loading
      modelId="plain"
      settings={voiceDefaults}
      disabled={false}
      onModel={() => undefined}
      onSettings={() => undefined}
    />,
  )
  await expect.element(page.getByText('Loading…')).toBeInTheDocument()
})
