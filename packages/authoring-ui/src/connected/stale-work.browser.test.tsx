import { describeNarration, digestSentences } from '@lectern/core/staleness'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDraftDatabase } from '../drafts/draft-database'
import { fakeStudioServer, type FakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'
import type { VoiceStep } from './voice-step'

beforeEach(async () => {
  await page.viewport(1300, 850)
  const store = await openDraftDatabase()
  for (const draft of await store.ofBook(1, 9)) await store.remove(draft)
  store.close()
})

const step = (name: string) =>
  page
    .getByRole('navigation', { name: 'Steps to a read-along book' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const stage = () => page.getByRole('listbox')

const words = (text: string, pageVariationId: number, from: number) =>
  text.split(' ').map((word, index) => ({ word, start: from + index, end: from + index + 0.8, pageVariationId }))

/** Narrates the words of every page, as they are at the desk; the first word is spoken at `from`. */
function narrate(
  server: FakeStudioServer,
  from: number,
  pages: readonly Pick<VoiceStep['pages'][number], 'pageVariationId' | 'rects'>[] = server.pages.map((each) => ({
    pageVariationId: each.variationId,
    rects: each.rectsByWords,
  })),
): void {
  server.spoken = pages.flatMap(({ pageVariationId, rects }, index) =>
    words(rects.map(({ word }) => word).join(' '), pageVariationId, from + index * 100),
  )
  server.audio = `/objects/narration-${from}.mp3`
  server.origin = describeNarration({
    voiceSettings: null,
    sentences: pages.map(({ pageVariationId, rects }) => ({
      pageVariationId,
      sentences: digestSentences(rects, { language: 'en' }).map(({ digest }) => digest),
    })),
    words: server.spoken,
  })
}

/** A workspace on two pages that are narrated and synced; its voice step generates with one button. */
async function openFinished() {
  const server = fakeStudioServer([{ words: 'It rained. The lamp waved.' }, { words: 'The sea slept.' }])
  narrate(server, 0)
  const renderVoice = ({ staleness, pages, onGenerated }: VoiceStep) => (
    <>
      <p>Narration: {staleness?.narration}</p>
      <button
        type="button"
        onClick={() => {
          narrate(server, 7, pages)
          void onGenerated()
        }}
      >
        Generate
      </button>
    </>
  )
  await renderWorkspace(server, 'sync', { renderVoice })
  await press('Sync by word')
  await expect.element(page.getByText('Chapter times synced and saved successfully')).toBeVisible()
  await expect.element(step('Sync').getByText('8 of 8')).toBeVisible()
  return server
}

it('takes the times of a new narration automatically, in one undo step, with a report', async () => {
  const server = await openFinished()
  await step('Voice').click()
  await press('Generate')
  await expect.element(page.getByText('The words follow the new narration')).toBeVisible()
  expect(server.pages[0]?.rectsByWords.map(({ startTime }) => startTime)).toEqual([7, 8, 9, 10, 11])
  await step('Sync').click()
  await expect.element(page.getByText(/8 words were found in it\./)).toBeVisible()
  await expect.element(step('Sync').getByText('8 of 8')).toBeVisible()
  await press('Undo')
  await expect.element(page.getByText('8 words have times of an earlier narration')).toBeVisible()
  await expect.element(step('Sync').getByText('Out of date')).toBeVisible()
  await press('Redo')
  await expect.element(step('Sync').getByText('8 of 8')).toBeVisible()
})

it('marks voice, page and publication when a word is changed after the narration', async () => {
  const server = await openFinished()
  server.publication = { publishedAt: '2026-11-20T14:46:00Z', publicationIsBehind: false }
  await step('Words').click()
  stage().element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await page.getByRole('textbox', { name: 'Word', exact: true }).fill('Then')
  await userEvent.keyboard('{Enter}')
  await expect.element(step('Voice').getByText('Out of date')).toBeVisible()
  await expect.element(step('Sync').getByText('8 of 8')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Page 1.*out of date/ })).toBeVisible()
  expect(page.getByRole('button', { name: /Page 2.*out of date/ }).elements()).toEqual([])
  await step('Voice').click()
  await expect.element(page.getByText('Narration: stale')).toBeVisible()
  await press('Generate')
  await expect.element(page.getByText('Narration: current')).toBeVisible()
})

it('asks about times that were set by hand, and keeps them if the author says so', async () => {
  const server = fakeStudioServer([{ words: 'The sea slept.' }])
  narrate(server, 0)
  const [firstPage] = server.pages
  firstPage!.rectsByWords = firstPage!.rectsByWords.map((rect, index) => ({
    ...rect,
    startTime: index,
    endTime: index + 0.5,
    timing: { source: index === 1 ? 'manual' : 'matched', narration: 'earlier' },
  }))
  await renderWorkspace(server, 'sync')
  await expect.element(page.getByText('2 words have times of an earlier narration')).toBeVisible()
  await expect.element(page.getByText('1 time that was set by hand belongs to an earlier narration')).toBeVisible()
  await press('Show the first')
  await expect.element(page.getByRole('textbox', { name: 'Word', exact: true })).toHaveValue('sea')
  await press('Keep them')
  await expect.element(page.getByText('1 time kept')).toBeVisible()
  expect(server.pages[0]?.rectsByWords[1]).toMatchObject({ startTime: 1, timing: { source: 'manual' } })
  expect(page.getByText(/set by hand/).elements()).toEqual([])
})

it('lists pages whose image was replaced until the author confirms the words', async () => {
  const server = fakeStudioServer([{ words: 'The sea slept.' }, { words: 'Dusk.' }])
  server.pages[1]!.rectImageDigest = 'earlier'
  await renderWorkspace(server, 'words')
  await expect.element(page.getByText('The image of page 2 was replaced after its words were found')).toBeVisible()
  await expect.element(step('Words').getByText('Out of date')).toBeVisible()
  await press('They still fit')
  await expect.element(step('Words').getByText('4 words')).toBeVisible()
  expect(server.writes).toMatchObject([[{ variationId: 102, fitsImage: true }]])
})

it('asks before it publishes something out of date, and names chapter, language and pages', async () => {
  const server = await openFinished()
  const state = { words: 'current', narration: 'current', times: 'stale' } as const
  server.stale = [
    {
      chapterId: 4,
      name: 'One',
      chapterVariationId: 40,
      variation: 'en',
      ...state,
      hasOtherVoice: true,
      hasOtherPages: false,
      pages: [1, 2].map((pageNumber) => ({
        ...state,
        pageId: pageNumber,
        pageNumber,
        pageVariationId: 100 + pageNumber,
        staleSentences: 0,
        staleTimes: 4,
        staleTimesByHand: 0,
      })),
    },
  ]
  await step('Publish').click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Publish although something is out of date?' })
  await expect.element(question).toBeVisible()
  await expect.element(question.getByText('One · English')).toBeVisible()
  await expect.element(question.getByText('Pages 1 and 2: times of an earlier narration')).toBeVisible()
  await expect.element(question.getByText('The narration has another voice than is chosen now')).toBeVisible()
  await question.getByRole('button', { name: 'Publish anyway' }).click()
  await expect.element(page.getByText('Readers have the latest version.')).toBeVisible()
  expect(server.publications.map(({ ifStale }) => ifStale)).toEqual(['refuse', 'publish'])
})

it('lists definitions that changed since the publication, until the book is published', async () => {
  const server = fakeStudioServer([{ words: 'The sea slept.' }])
  server.publication = { publishedAt: '2026-11-20T14:46:00Z', publicationIsBehind: false }
  server.glossary = 'stale'
  await renderWorkspace(server, 'publish')
  const check = page.getByRole('listitem').filter({ hasText: 'Definitions of the glossary' })
  await expect.element(check.getByText('Out of date')).toBeVisible()
  await expect.element(page.getByText("Readers don't have your latest changes yet.")).toBeVisible()
  await page
    .getByRole('button', { name: /^Publish/ })
    .last()
    .click()
  await expect.element(page.getByText('Readers have the latest version.')).toBeVisible()
  await expect.element(check).not.toBeInTheDocument()
})
