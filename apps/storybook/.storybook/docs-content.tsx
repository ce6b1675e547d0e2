import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Story,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { ShownStory } from './shown-story'

/** A story with this tag is itself a page of documentation: it needs no frame, no code and no table of props. */
const PAGE = 'page'

/** The page of a component: what it is for, its first story with its props, then every other state. */
export function DocsContent() {
  const [first, ...others] = use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'))
  if (first?.tags.includes(PAGE) === true) {
    return [first, ...others].map((story) => <Story key={story.id} of={story.moduleExport} />)
  }
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {first !== undefined && (
        <>
          <ShownStory story={first} />
          <Controls of={first.moduleExport} />
        </>
      )}
      {others.length > 0 && <Heading>Stories</Heading>}
      {others.map((story) => (
        <div key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <ShownStory story={story} />
        </div>
      ))}
    </>
  )
}
