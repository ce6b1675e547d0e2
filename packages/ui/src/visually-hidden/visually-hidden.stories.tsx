import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../icon'
import { CircleCheck } from '../icon/icons'
import { Inline } from '../layout'
import { Text } from '../text'
import { VisuallyHidden } from '.'

const meta = {
  title: 'Content/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Finished' },
  argTypes: { children: { control: 'text' } },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** words that only screen readers need: what an icon says to the eye, what has changed elsewhere. With `live` they are read out when they change.',
          '**Use `hideLabel` instead** on fields and groups, and `IconButton` instead of a button with hidden words.',
          'Never hide what everybody should know.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

/** The icon is visible, the word is announced. */
export const BesideAnIcon: Story = {
  render: (args) => (
    <Inline gap="s">
      <Text>Chapter 2</Text>
      <Icon of={CircleCheck} size="s" />
      <VisuallyHidden {...args} />
    </Inline>
  ),
}
