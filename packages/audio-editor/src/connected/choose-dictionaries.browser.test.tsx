import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fixtureModels } from '../testing/voices'
import { renderAudioEditor } from './render-audio-editor.fixture'

beforeEach(async () => {
  await page.viewport(1280, 1000)
})

const names = ['Names', 'Places', 'Latin', 'Music']
const dictionaries = names.map((name, index) => ({
  id: `own-${index}`,
  name,
  latest_version_rules_num: index + 1,
  pronunciation_dictionary_id: `own-${index}`,
  origin: 'own',
}))
const listPath = '/api/speech/pronunciation-dictionaries'
const respond = () => Response.json({ pronunciation_dictionaries: dictionaries })
const responses = new Map([[listPath, respond]])
const button = (name: string) => page.getByRole('button', { name, exact: true })
const choice = (name: string) => page.getByRole('dialog').getByRole('checkbox', { name: new RegExp(`^${name}`) })

async function choose(...chosen: string[]): Promise<void> {
  await button('Choose').click()
  for (const name of chosen) await choice(name).click()
  await button('Done').click()
}

it('has none selected at first, says so, and generates without any [AUD-005 AUD-030 MSG-046]', async () => {
  const { calls, editorProps } = await renderAudioEditor({ responses })
  await expect.element(page.getByText('No pronunciation dictionaries selected')).toBeVisible()
  await button('Generate audio').click()
  await expect.poll(() => editorProps.onGenerated).toHaveBeenCalled()
  expect(calls.find(({ path }) => path === '/api/text-to-speech/stream')?.body).not.toHaveProperty(
    'pronunciationDictionaries',
  )
})

it('shows the name and the rule count of each dictionary [AUD-031]', async () => {
  await renderAudioEditor({ responses })
  await button('Choose').click()
  await expect.element(choice('Names')).toHaveAccessibleDescription('1 rule')
  await expect.element(choice('Places')).toHaveAccessibleDescription('2 rules')
  await choice('Places').click()
  await button('Done').click()
  await expect.element(page.getByText('Places', { exact: true })).toBeVisible()
  await expect.element(page.getByText('2 rules')).toBeVisible()
  await button('Remove Places').click()
  await expect.element(page.getByText('No pronunciation dictionaries selected')).toBeVisible()
})

it('sends at most three, in the order of choice, and says why a fourth is refused [AUD-034]', async () => {
  const { calls, editorProps } = await renderAudioEditor({ responses })
  await button('Choose').click()
  for (const name of ['Music', 'Names', 'Latin']) await choice(name).click()
  await expect.element(choice('Places')).toBeDisabled()
  await expect
    .element(page.getByText('3 are chosen, the most that can be used. Clear one to choose another.'))
    .toBeVisible()
  await button('Done').click()
  await button('Generate audio').click()
  await expect.poll(() => editorProps.onGenerated).toHaveBeenCalled()
  expect(calls.find(({ path }) => path === '/api/text-to-speech/stream')?.body).toMatchObject({
    pronunciationDictionaries: ['own-3', 'own-0', 'own-2'],
  })
})

it('says that the dictionaries could not be loaded, and loads them on request [MSG-040]', async () => {
  let isOut = true
  const answer = () =>
    isOut
      ? Response.json({ code: 'internal', msg: 'Out of order.' }, { status: 500 })
      : Response.json({ pronunciation_dictionaries: dictionaries })
  await renderAudioEditor({ responses: new Map([[listPath, answer]]) })
  await expect.element(page.getByText('Failed to load pronunciation dictionaries')).toBeVisible()
  isOut = false
  await button('Try again').click()
  await choose('Names')
  await expect.element(button('Remove Names')).toBeVisible()
})

it('warns of rules that the chosen model ignores [AUD-069]', async () => {
  const rules = [
    { type: 'phoneme', string_to_replace: 'Nguyen', phoneme: 'ŋwiən', alphabet: 'ipa' },
    { type: 'alias', string_to_replace: 'Dr.', alias: 'Doctor' },
  ]
  await renderAudioEditor({
    responses: new Map([
      ...responses,
      [`${listPath}/own-0`, () => Response.json({ ...dictionaries[0], revision: 1, rules, updated_at: '' })],
      [
        '/api/speech/models',
        () =>
          Response.json(
            fixtureModels.map((model) => ({ ...model, honours_phoneme_rules: model.model_id === 'styled' })),
          ),
      ],
    ]),
  })
  await choose('Names')
  const warning = page.getByText(/ignores 1 rule of this dictionary/)
  await expect.element(warning).toBeVisible()
  await button('Change').click()
  await button('Use Styled').click()
  await expect.element(warning).not.toBeInTheDocument()
})
