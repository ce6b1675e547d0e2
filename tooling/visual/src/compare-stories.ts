import { availableParallelism } from 'node:os'
import { chromiumLaunchOptions } from '@lectern/presets/chromium'
import { chromium, type Browser } from 'playwright'
import { compareStory, type Drawers } from './compare-story.ts'
import { createStoryDrawer } from './draw-story.ts'
import type { MatchedStory } from './match-stories.ts'
import { openStoryPage } from './open-story-page.ts'
import type { StoryResult } from './story-result.ts'

/** Addresses of the two built Storybooks. */
export interface Sides {
  readonly before: string
  readonly after: string
}

/**
 * Draws both sides of every story in one browser, several at a time, and passes each result to `onResult` as soon as it
 * is known.
 *
 * @throws if the signal aborts, its reason
 */
export async function compareStories(
  stories: readonly MatchedStory[],
  sides: Sides,
  onResult: (result: StoryResult) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...stories]
  const handleNoSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
  const browser = await chromium.launch({ ...chromiumLaunchOptions, ...handleNoSignals })
  const close = () => void browser.close()
  signal.addEventListener('abort', close)
  try {
    await Promise.all(
      Array.from({ length: Math.max(2, availableParallelism()) }, async () => {
        const drawers = await openDrawers(browser, sides)
        for (let story = waiting.shift(); story !== undefined; story = waiting.shift()) {
          const result = await compareStory(story, drawers)
          signal.throwIfAborted()
          await onResult(result)
        }
      }),
    )
  } finally {
    signal.removeEventListener('abort', close)
    await browser.close()
  }
}

async function openDrawers(browser: Browser, { before, after }: Sides): Promise<Drawers> {
  return {
    before: createStoryDrawer(await openStoryPage(browser), before),
    after: createStoryDrawer(await openStoryPage(browser), after),
  }
}
