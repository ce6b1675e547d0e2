import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

beforeEach(() => page.viewport(1300, 850))

const voices = {
  voices: [
    { voiceId: 'robin', name: 'Robin' },
    { voiceId: 'nova', name: 'Nova' },
  ],
  onWanted: () => undefined,
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

async function selectTwo() {
  await expect.element(page.getByRole('listbox')).toBeVisible()
  page.getByRole('listbox').element().focus()
  await userEvent.keyboard('{Escape}{ArrowRight}{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}')
  await press('Voice and pause')
  await expect.element(page.getByRole('dialog', { name: 'Voice and pause of the selected text' })).toBeVisible()
}

it('gives selected words a voice, settings and a pause of their own, and takes them back [EDIT-021]', async () => {
  const server = fakeStudioServer([{ words: 'Once upon time' }])
  await renderWorkspace(server, 'words', { voices })
  await selectTwo()
  await page.getByRole('combobox', { name: 'Voice' }).selectOptions('Nova')
  await page.getByRole('switch', { name: 'Own voice settings' }).click()
  page.getByRole('slider', { name: 'Speed' }).element().focus()
  await userEvent.keyboard('{Home}')
  await page.getByRole('spinbutton', { name: 'Pause afterwards' }).fill('1.5')
  await press('Apply')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await press('Save page')
  await expect.poll(() => server.writes.length).toBe(1)
  const spoken = () =>
    server.pages[0]?.rectsByWords.map((rect) => [rect.voiceId, rect.voiceSettings?.speed, rect.pauseAfter])
  expect(spoken()).toEqual([
    ['nova', 0.7, undefined],
    ['nova', 0.7, 1.5],
    [undefined, undefined, undefined],
  ])
  await selectTwo()
  await expect.element(page.getByRole('combobox', { name: 'Voice' })).toHaveValue('nova')
  await press('Same as the chapter')
  await press('Save page')
  await expect.poll(() => server.writes.length).toBe(2)
  expect(spoken()).toEqual([1, 2, 3].map(() => [undefined, undefined, undefined]))
})

it('gives words a voice in the Voice step, which the desk saves with the words', async () => {
  const server = fakeStudioServer([{ words: 'Once upon time' }])
  await renderWorkspace(server, 'voice', {
    renderVoice: ({ pages, onGiveVoice }) => (
      <button
        type="button"
        onClick={() =>
          pages.forEach(({ pageVariationId, rects }) =>
            onGiveVoice?.({
              pageVariationId,
              words: rects.slice(1, 2).map(({ id }) => ({ rectId: id, voiceId: 'nova' })),
            }),
          )
        }
      >
        {`${pages.flatMap(({ rects }) => rects).length} words`}
      </button>
    ),
  })
  await press('3 words')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => server.writes.length).toBe(1)
  expect(server.pages[0]?.rectsByWords.map(({ voiceId }) => voiceId)).toEqual([undefined, 'nova', undefined])
})
