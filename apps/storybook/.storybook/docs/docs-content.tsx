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
import { StoryBlock } from './story-block'

/** Tag of a story that is itself a page of documentation: it needs no frame, no code and no table of props. */
const PAGE = 'page'

/** Renders the page of a component: its use, its first story with its code and its props, then its other stories. */
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
          <StoryBlock story={first} isCodeOpen />
          <Controls of={first.moduleExport} />
        </>
      )}
      {others.length > 0 && <Heading>Stories</Heading>}
      {others.map((story) => (
        <div key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <StoryBlock story={story} />
        </div>
      ))}
    </>
  )
}
