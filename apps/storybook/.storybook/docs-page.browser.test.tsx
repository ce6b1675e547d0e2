import { DocsContext } from '@storybook/addon-docs/blocks'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { DocsPage } from './docs-page'
import { ShownStory, type DocumentedStory } from './shown-story'

type Context = Parameters<typeof DocsPage>[0]['context']

/** As much of a story and of its page as the documentation reads. */
function contextOf(globals: Readonly<Record<string, unknown>>, storyGlobals = {}) {
  const story = { id: 'a--b', name: 'Mirrored', initialArgs: {}, parameters: {}, storyGlobals, moduleExport: {} }
  const channel = { on: () => undefined, off: () => undefined, emit: () => undefined, last: () => undefined }
  const context = {
    channel,
    componentStories: () => [story],
    storyById: () => story,
    resolveOf: () => ({ type: 'story', story, projectAnnotations: { parameters: {} } }),
    getStoryContext: () => ({ ...story, globals: { theme: 'dark', locale: 'en', ...globals, ...storyGlobals } }),
  }
  return { context: context as unknown as Context, story: story as unknown as DocumentedStory }
}

const unmount: (() => void)[] = []

async function renderPage({ context, story }: ReturnType<typeof contextOf>) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  unmount.push(() => {
    root.unmount()
    place.remove()
  })
  root.render(
    <DocsPage context={context}>
      <DocsContext value={context}>
        <ShownStory story={story} />
      </DocsContext>
    </DocsPage>,
  )
  await vi.waitFor(() => expect(place.querySelector('iframe')).not.toBeNull())
  return place.querySelector('iframe')?.getAttribute('src')
}

afterEach(() => {
  for (const leave of unmount.splice(0)) leave()
  document.documentElement.dir = 'ltr'
})

it('runs a page of documentation left to right beside a story that runs right to left', async () => {
  document.documentElement.dir = 'rtl'
  expect(await renderPage(contextOf({}, { direction: 'rtl' }))).toContain('direction:rtl')
  expect(document.documentElement.dir).toBe('ltr')
})

it('does so when the toolbar turns every story round', async () => {
  expect(await renderPage(contextOf({ direction: 'rtl' }))).toContain('direction:rtl')
  expect(document.documentElement.dir).toBe('ltr')
})
