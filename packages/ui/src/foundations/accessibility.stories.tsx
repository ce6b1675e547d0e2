import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Inline } from '../layout'
import { Link } from '../link'
import { Text } from '../text'
import { FoundationPage, Row, Rows, Section } from './page'

const meta = { title: 'Foundations/Accessibility', tags: ['!autodocs'] } satisfies Meta
export default meta

const keys = [
  ['Tab', 'To the next control; a group of choices, tabs or tools is one stop.'],
  ['Arrow keys', 'Within a group, a menu, a slider; along the text, so that they turn round from right to left.'],
  ['Enter, Space', 'Does it. A link answers to Enter alone.'],
  ['Escape', 'Closes what was opened last; the focus goes back to where it came from.'],
  ['Home, End', 'To the first and the last.'],
] as const

export const Accessibility: StoryObj = {
  render: () => (
    <FoundationPage
      title="Accessibility"
      lead="Every screen works by keyboard alone and by screen reader, at 320 px, at 200 % text, from right to left and with reduced motion. Tests hold every story to it: axe in each theme, and a walk with the keyboard."
    >
      <Section
        title="Keyboard"
        lead="By the patterns of the ARIA Authoring Practices. What a component does besides stands on its page."
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
        lead="Press Tab: the ring stands out 3:1 on every ground, and is drawn for the keyboard only."
      >
        <Inline gap="m">
          <Button tone="accent">Start reading</Button>
          <Button>Preview</Button>
          <Link href="#chapter">The second chapter</Link>
        </Inline>
      </Section>
      <Section title="Targets">
        <Text>
          What a finger presses is 44 px high at least, what a pointer presses 24 px, with the room around it. Controls
          that take their height from the theme grow by themselves.
        </Text>
      </Section>
      <Section title="Words">
        <Text>
          Everything that can be worked has a name that says what it does, in the language of the interface; a book’s
          own text says its language to the screen reader. Colour never says anything alone. News are announced
          politely, errors at once.
        </Text>
      </Section>
    </FoundationPage>
  ),
}
