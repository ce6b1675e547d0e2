import { DocsContext } from '@storybook/addon-docs/blocks'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { DocsPage } from './docs-page'
import { StoryBlock, type DocumentedStory } from './story-block'

type Context = Parameters<typeof DocsPage>[0]['context']

/** Creates the parts of a story and its page that the documentation reads. */
function createContext(globals: Readonly<Record<string, unknown>>, storyGlobals = {}) {
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

async function renderPage({ context, story }: ReturnType<typeof createContext>) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  unmount.push(() => {
    root.unmount()
    container.remove()
  })
  root.render(
    <DocsPage context={context}>
      <DocsContext value={context}>
        <StoryBlock story={story} />
      </DocsContext>
    </DocsPage>,
  )
  await expect.poll(() => container.querySelector('iframe')).not.toBeNull()
  return container.querySelector('iframe')?.getAttribute('src')
}

afterEach(() => {
  for (const end of unmount.splice(0)) end()
  document.documentElement.dir = 'ltr'
})

it('stays left to right beside a story that fixes right to left', async () => {
  document.documentElement.dir = 'rtl'
  expect(await renderPage(createContext({}, { direction: 'rtl' }))).toContain('direction:rtl')
  expect(document.documentElement.dir).toBe('ltr')
})

it('stays left to right when the toolbar turns every story', async () => {
  expect(await renderPage(createContext({ direction: 'rtl' }))).toContain('direction:rtl')
  expect(document.documentElement.dir).toBe('ltr')
})
