import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Inline } from '../layout'
import { Link } from '../link'
import { Text } from '../text'
import { FoundationPage, Row, Rows, Section } from './page'

const meta = { title: 'Foundations/Accessibility', tags: ['page', '!dev'] } satisfies Meta
export default meta

const keys = [
  ['Tab', 'Moves to the next control; a group of choices, tabs or tools is one stop.'],
  ['Arrow keys', 'Move within a group, menu or slider, and follow the direction of the text.'],
  ['Enter, Space', 'Press a button. A link answers to Enter only.'],
  ['Escape', 'Closes what was opened last; the focus returns.'],
  ['Home, End', 'Move to the first and the last.'],
] as const

export const Accessibility: StoryObj = {
  render: () => (
    <FoundationPage
      title="Accessibility"
      lead="Every screen works by keyboard alone and by screen reader, at 320 px, at 200% text, from right to left and with reduced motion. Tests check every story: axe in each theme, and a walk by keyboard."
    >
      <Section
        title="Keyboard"
        lead="Follows the ARIA Authoring Practices. Further keys are described on the page of each component."
      >
        <Rows>
          {keys.map(([name, meaning]) => (
            <Row face="ui" key={name} name={name}>
              <Text>{meaning}</Text>
            </Row>
          ))}
        </Rows>
      </Section>
      <Section
        title="Focus"
        lead="Press Tab: the focus ring has a contrast of at least 3:1 on every background and appears for keyboard users only."
      >
        <Inline gap="m">
          <Button tone="accent">Start reading</Button>
          <Button>Preview</Button>
          <Link href="#chapter">The second chapter</Link>
        </Inline>
      </Section>
      <Section title="Targets">
        <Text>
          Touch targets are at least 44 px high, pointer targets 24 px including the space around them. Controls that
          take their height from the theme grow automatically.
        </Text>
      </Section>
      <Section title="Names and messages">
        <Text>
          Every control has a name that says what it does, in the language of the interface. Text from a book declares
          its own language. Colour is never the only sign. Messages are announced politely, errors immediately.
        </Text>
      </Section>
    </FoundationPage>
  ),
}
