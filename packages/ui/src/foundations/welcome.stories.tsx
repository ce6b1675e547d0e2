import type { Meta, StoryObj } from '@storybook/react-vite'
import { Wordmark } from '../brand'
import { Text } from '../text'
import { FoundationPage, Row, Rows, Section } from './page'

const meta = { title: 'Foundations/Welcome', tags: ['!autodocs'] } satisfies Meta
export default meta

export const Welcome: StoryObj = {
  render: () => (
    <FoundationPage
      title="The designers’ room"
      lead="Everything that Lectern’s screens are made of, alive: each component in each state, in each theme, in both directions. What you see here is what readers and authors get; there is no second drawing of it."
    >
      <Section title="What is here">
        <Rows>
          <Row face="ui" name="Foundations">
            <Text>What every component is built from: colour, themes, type, space, motion, layers, icons, words.</Text>
          </Row>
          <Row face="ui" name="Components">
            <Text>One page each, with when to use it, its keyboard, its props, and a story for every state.</Text>
          </Row>
          <Row face="ui" name="Reader, Authoring, Audio">
            <Text>The screens, on made-up books; no server is needed.</Text>
          </Row>
        </Rows>
      </Section>
      <Section title="The toolbar">
        <Rows>
          <Row face="ui" name="Theme">
            <Text>Dark, light, what the system says, high contrast, and two partners whose colours are hard.</Text>
          </Row>
          <Row face="ui" name="Direction">
            <Text>
              Right to left is a mirror image. What does not turn round is a fault, unless it is music or a number.
            </Text>
          </Row>
          <Row face="ui" name="Language">
            <Text>English, Spanish, and two that nobody speaks: one with longer words, one from right to left.</Text>
          </Row>
          <Row face="ui" name="Width">
            <Text>320, 375, 768, 1024 and 1440 px. Everything works at the smallest.</Text>
          </Row>
        </Rows>
      </Section>
      <Section title="When something is new">
        <Text>
          A component is a folder in packages/ui/src with its styles, stories and tests. Axe, the keyboard walk and the
          pictures look at every story by themselves: there is no list to add it to.
        </Text>
      </Section>
      <Wordmark size="m" />
    </FoundationPage>
  ),
}
