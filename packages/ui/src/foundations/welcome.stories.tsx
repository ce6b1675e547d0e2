import type { Meta, StoryObj } from '@storybook/react-vite'
import { Wordmark } from '../brand'
import { Link } from '../link'
import { Inline } from '../layout'
import { Text } from '../text'
import { FoundationPage, Row, Rows, Section } from './page'

const meta = { title: 'Foundations/Welcome', tags: ['page', '!dev'] } satisfies Meta
export default meta

/** [group, purpose, pages to begin with] */
const components = [
  ['Actions', 'What people press.', ['Button', 'IconButton', 'Menu', 'Toolbar']],
  ['Choices', 'One or several of what there is.', ['Checkbox', 'RadioGroup', 'Select', 'Combobox', 'Switch']],
  ['Fields', 'What people type, set or drop.', ['TextField', 'NumberField', 'SliderField', 'FileDrop']],
  ['Overlays', 'What opens above the screen.', ['Dialog', 'ConfirmDialog', 'Drawer', 'Popover', 'Tooltip']],
  ['Feedback', 'What happens, happened or is missing.', ['Banner', 'Toast', 'ProgressBar', 'EmptyState']],
  ['Collections', 'Many of a kind.', ['Table', 'RowList', 'Tree', 'ReorderList']],
  ['Navigation', 'Ways to other places.', ['Link', 'Tabs', 'Sidebar']],
  ['Layout', 'What holds the rest.', ['AppShell', 'Card', 'Panes', 'Split']],
  ['Content', 'Words, icons and people.', ['Heading', 'Text', 'Icon', 'Badge', 'Avatar']],
] as const

const foundations = ['Colour', 'Themes', 'Type', 'Spacing and radius', 'Icons', 'Voice and tone'] as const

/** [group, content, page that opens] */
const screens = [
  ['Reader', 'The library, and a book whose words light up with its narration.', 'PageStage'],
  ['Authoring', 'Pages, words and their places, up to publishing.', 'PageStage'],
  ['Audio editor', 'The text as it will be spoken, voices and budget.', 'VoiceList'],
] as const

/** Returns the address of a Storybook page for its title. */
function pageOf(group: string, name: string): string {
  return `./?path=/docs/${`${group}-${name}`.toLowerCase().replaceAll(' ', '-')}--docs`
}

function PageLink({
  group,
  name,
  children = name,
}: {
  readonly group: string
  readonly name: string
  children?: string
}) {
  // Storybook is the parent of the window that this page is in.
  return (
    <Link href={pageOf(group, name)} target="_top">
      {children}
    </Link>
  )
}

export const Welcome: StoryObj = {
  render: () => (
    <FoundationPage
      title="Welcome"
      lead="Every part of Lectern’s screens: each component in every state, in every theme and in both directions. These are the components that readers and authors use, not pictures of them."
    >
      <Section
        title="Foundations"
        lead="What every component is built from. Every token has its value, and a button that copies its name."
      >
        <Inline gap="l">
          {foundations.map((name) => (
            <PageLink key={name} group="foundations" name={name} />
          ))}
        </Inline>
      </Section>
      <Section
        title="Components"
        lead="One page each: when to use it and when not, what the keyboard does, its props, and a story for every state."
      >
        <Rows>
          {components.map(([group, meaning, names]) => (
            <Row face="ui" key={group} name={group} meaning={meaning}>
              <Inline gap="l">
                {names.map((name) => (
                  <PageLink key={name} group={group} name={name} />
                ))}
              </Inline>
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title="Screens" lead="The parts of the applications with sample books; no server is needed.">
        <Rows>
          {screens.map(([group, meaning, name]) => (
            <Row face="ui" key={group} name={group}>
              <Inline gap="m" align="baseline">
                <Text>{meaning}</Text>
                <PageLink group={group} name={name}>
                  {`Open ${group.toLowerCase()}`}
                </PageLink>
              </Inline>
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title="The toolbar">
        <Rows>
          <Row face="ui" name="Theme">
            <Text>Dark, light, as the system, high contrast, and two partners with difficult colours.</Text>
          </Row>
          <Row face="ui" name="Direction">
            <Text>
              Right to left mirrors the layout, and the words with it unless a language is chosen. Only numbers and
              playback controls stay as they are.
            </Text>
          </Row>
          <Row face="ui" name="Language">
            <Text>
              Automatic follows the direction. English, Spanish, and two made-up languages: one with longer words, one
              from right to left.
            </Text>
          </Row>
          <Row face="ui" name="Width">
            <Text>320, 375, 768, 1024 and 1440 px. Everything must work at the smallest width.</Text>
          </Row>
        </Rows>
      </Section>
      <Section title="Adding a component">
        <Text>
          A component is a folder in packages/ui/src with its styles, stories and tests. Axe, the keyboard walk and the
          visual tests find every story: there is no list to maintain.
        </Text>
      </Section>
      <Wordmark size="m" />
    </FoundationPage>
  ),
}
