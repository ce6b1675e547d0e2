import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Subtitle,
  Title,
  type DocsContextProps,
} from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { needsOwnWindow } from './needs-own-window'
import { readGlobals } from './surroundings'

type DocumentedStory = ReturnType<DocsContextProps['componentStories']>[number]

/** The page of a component: what it is for, its first story with its props, then every other state. */
export function DocsContent() {
  const [first, ...others] = use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'))
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {first !== undefined && (
        <>
          <Shown story={first} />
          <Controls of={first.moduleExport} />
        </>
      )}
      {others.length > 0 && <Heading>Stories</Heading>}
      {others.map((story) => (
        <div key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <Shown story={story} />
        </div>
      ))}
    </>
  )
}

/** A window of its own is told what the toolbar says: Storybook's own would begin with the defaults. */
function Shown({ story }: { readonly story: DocumentedStory }) {
  const globals = readGlobals(use(DocsContext).getStoryContext(story))
  if (!needsOwnWindow(story)) return <Canvas of={story.moduleExport} />
  const told = ['theme', 'direction', 'locale'].map((name) => `${name}:${String(globals[name])}`).join(';')
  return (
    <iframe
      title={story.name}
      src={`iframe.html?viewMode=story&id=${story.id}&globals=${told}`}
      loading="lazy"
      style={{ inlineSize: '100%', blockSize: '480px', border: 0, marginBlock: '1em' }}
    />
  )
}
