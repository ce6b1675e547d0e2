import { comparePictures } from './compare-pictures.ts'
import type { StoryDrawer } from './draw-story.ts'
import type { MatchedStory } from './match-stories.ts'
import { decodePng } from './picture.ts'
import type { StoryResult, ViewChange } from './story-result.ts'
import { viewNames, type ViewName } from './views.ts'

/** The two sides that a story is drawn on. */
export interface Drawers {
  readonly before: StoryDrawer
  readonly after: StoryDrawer
}

type Attempt =
  | { readonly kind: 'compared'; readonly changes: readonly ViewChange[] }
  | { readonly kind: 'failed'; readonly side: keyof Drawers; readonly reason: string }

/**
 * Compares a story in every view. The first attempt reuses the open documents, which is quick. If it finds a difference
 * or an error, the story is loaded in fresh documents and compared again, and that result counts.
 */
export async function compareStory(story: MatchedStory, drawers: Drawers): Promise<StoryResult> {
  if (story.presence === 'added') return drawAlone(story, 'after', drawers)
  if (story.presence === 'removed') return drawAlone(story, 'before', drawers)
  const first = await compareViews(story.id, drawers)
  if (first.kind === 'compared' && first.changes.length === 0) return { kind: 'same', story }
  drawers.before.reload()
  drawers.after.reload()
  const second = await compareViews(story.id, drawers)
  if (second.kind === 'compared') {
    return second.changes.length === 0 ? { kind: 'same', story } : { kind: 'changed', story, views: second.changes }
  }
  return second.side === 'after' ? { kind: 'failed', story, reason: second.reason } : drawAlone(story, 'after', drawers)
}

async function compareViews(id: string, { before, after }: Drawers): Promise<Attempt> {
  const changes: ViewChange[] = []
  for (const view of orderViews(before.currentView())) {
    const [older, newer] = await Promise.allSettled([before.draw(id, view), after.draw(id, view)])
    if (newer.status === 'rejected') return fail('after', newer.reason)
    if (older.status === 'rejected') return fail('before', older.reason)
    // Equal screenshots of two documents at the same time need no second look.
    if (older.value.equals(newer.value)) continue
    const [oldest, newest] = await Promise.allSettled([before.settle(older.value), after.settle(newer.value)])
    if (newest.status === 'rejected') return fail('after', newest.reason)
    if (oldest.status === 'rejected') return fail('before', oldest.reason)
    const change = await compareScreenshots(view, oldest.value, newest.value)
    if (change !== null) changes.push(change)
  }
  return { kind: 'compared', changes }

  function fail(side: keyof Drawers, cause: unknown): Attempt {
    before.reload()
    after.reload()
    return { kind: 'failed', side, reason: describeError(cause) }
  }
}

async function compareScreenshots(view: ViewName, olderPng: Buffer, newerPng: Buffer): Promise<ViewChange | null> {
  const [before, after] = await Promise.all([decodePng(olderPng), decodePng(newerPng)])
  const comparison = comparePictures(before, after)
  if (comparison.kind === 'same') return null
  return { view, before, after, difference: comparison.difference, changedPixels: comparison.changedPixels }
}

/** Draws a story that one side lacks. */
async function drawAlone(story: MatchedStory, side: keyof Drawers, drawers: Drawers): Promise<StoryResult> {
  const drawer = drawers[side]
  const views: ViewChange[] = []
  drawer.reload()
  try {
    for (const view of viewNames) {
      const picture = await decodePng(await drawer.settle(await drawer.draw(story.id, view)))
      const pictures = side === 'after' ? { before: null, after: picture } : { before: picture, after: null }
      views.push({ view, ...pictures, difference: null, changedPixels: 0 })
    }
  } catch (error) {
    if (side === 'after') return { kind: 'failed', story, reason: describeError(error) }
  } finally {
    // Both sides have to show the same view when the next story begins.
    drawers.before.reload()
    drawers.after.reload()
  }
  return { kind: side === 'after' ? 'added' : 'removed', story, views }
}

/** Begins with the view that is shown, which saves switching to it. */
function orderViews(current: ViewName | null): readonly ViewName[] {
  return current === null ? viewNames : [current, ...viewNames.filter((view) => view !== current)]
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
