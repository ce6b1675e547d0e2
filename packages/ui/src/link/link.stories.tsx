import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, Stack } from '../layout'
import { Text } from '../text'
import { forceStates, ShownStates } from '../testing/shown-states'
import { Link, linkTones } from '.'

const meta = {
  title: 'Navigation/Link',
  component: Link,
  args: { href: '#chapter', children: 'the second chapter' },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** going to another address. `accent` suits running text, `plain` titles and names, `quiet` navigation.',
          '**Use `Button` instead** when something happens on this screen, **`ButtonLink` instead** when the address is the main action.',
          '**Keyboard**: Enter follows it.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const InText: Story = {
  render: (args) => (
    <Text>
      The story goes on in <Link {...args} />.
    </Text>
  ),
}

export const EveryTone: Story = {
  render: () => (
    <Stack gap="m">
      {linkTones.map((tone) => (
        <Inline key={tone} gap="l">
          <Text tone="muted" size="s">
            {tone}
          </Text>
          <Link href="#chapter" tone={tone}>
            The second chapter
          </Link>
        </Inline>
      ))}
    </Stack>
  ),
}

export const LongText: Story = {
  args: {
    children:
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen, el segundo capítulo de una historia muy larga',
  },
}

/** Hovered, focused and pressed, held still. */
export const States: Story = {
  parameters: forceStates('a'),
  render: () => (
    <ShownStates>
      <Stack gap="m" align="start">
        {linkTones.map((tone) => (
          <Link key={tone} href="#chapter" tone={tone}>
            The second chapter
          </Link>
        ))}
      </Stack>
    </ShownStates>
  ),
}
