import sharp from 'sharp'
import { expect, it } from 'vitest'
import { compareStory } from './compare-story.ts'
import type { StoryDrawer } from './draw-story.ts'
import type { MatchedStory } from './match-stories.ts'
import type { ViewName } from './views.ts'

const story: MatchedStory = { id: 'card--open', label: 'Card: Open', presence: 'both' }

function drawPng(grey: number): Promise<Buffer> {
  return sharp({ create: { width: 20, height: 20, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .png()
    .toBuffer()
}

interface FakeDrawer extends StoryDrawer {
  readonly drawn: string[]
}

/** Draws squares of one grey, chosen by whether the document is fresh. */
function createFakeDrawer(greyOf: (view: ViewName, isFresh: boolean) => number): FakeDrawer {
  let current: ViewName | null = 'light'
  let isFresh = false
  const drawn: string[] = []
  return {
    drawn,
    currentView: () => current,
    draw: async (_story, view) => {
      isFresh ||= current === null
      current = view
      drawn.push(`${view}${isFresh ? ' fresh' : ''}`)
      return drawPng(greyOf(view, isFresh))
    },
    settle: async (first) => first,
    reload: () => {
      current = null
    },
  }
}

const still = () => createFakeDrawer(() => 40)
const failing = () =>
  createFakeDrawer(() => {
    throw new Error('no such button')
  })

it('reports no change after one attempt, which starts with the current view', async () => {
  const [before, after] = [still(), still()]
  expect(await compareStory(story, { before, after })).toEqual({ kind: 'same', story })
  expect(after.drawn).toEqual(['light', 'dark', 'rtl'])
})

it('reports only the views that differ, as they look in fresh documents', async () => {
  const after = createFakeDrawer((view) => (view === 'rtl' ? 200 : 40))
  const result = await compareStory(story, { before: still(), after })
  expect(result).toMatchObject({ kind: 'changed', views: [{ view: 'rtl', changedPixels: 400 }] })
  expect(after.drawn).toContain('dark fresh')
})

it('reports no change if a story differs only while documents are reused', async () => {
  const after = createFakeDrawer((_view, isFresh) => (isFresh ? 40 : 200))
  expect(await compareStory(story, { before: still(), after })).toEqual({ kind: 'same', story })
})

it('reports a story that cannot be drawn after the change, with the reason', async () => {
  const result = await compareStory(story, { before: still(), after: failing() })
  expect(result).toEqual({ kind: 'failed', story, reason: 'no such button' })
})

it('shows a story as new that the base lacks or cannot draw', async () => {
  const views = [{ view: 'dark', before: null }, { view: 'light' }, { view: 'rtl' }]
  expect(await compareStory(story, { before: failing(), after: still() })).toMatchObject({ kind: 'added', views })
  const added: MatchedStory = { ...story, presence: 'added' }
  expect(await compareStory(added, { before: failing(), after: still() })).toMatchObject({ kind: 'added', views })
})

it('shows the last picture of a removed story', async () => {
  const removed: MatchedStory = { ...story, presence: 'removed' }
  const result = await compareStory(removed, { before: still(), after: failing() })
  expect(result).toMatchObject({ kind: 'removed', views: [{ view: 'dark', after: null }, {}, {}] })
})
