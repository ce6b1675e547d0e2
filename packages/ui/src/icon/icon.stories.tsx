import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../layout'
import { Text } from '../text'
import { Icon, iconSizes } from '.'
import { ArrowRight, BookOpen } from './icons'

const meta = {
  title: 'Content/Icon',
  component: Icon,
  args: { of: BookOpen },
  argTypes: { of: { control: false }, size: { control: 'inline-radio', options: iconSizes } },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** an icon beside words that say the same. It takes their colour; screen readers do not hear it.',
          '**Use `IconButton` instead** when it can be pressed: it has a name.',
          'The drawings come from `@lectern/ui/icons`; Foundations → Icons shows them all. `followsText` mirrors what points along the text.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const BesideWords: Story = {
  render: (args) => (
    <Inline gap="s">
      <Icon {...args} />
      <Text>The second chapter</Text>
    </Inline>
  ),
}

export const EverySize: Story = {
  render: (args) => (
    <Inline gap="l">
      {iconSizes.map((size) => (
        <Icon key={size} of={args.of} size={size} />
      ))}
    </Inline>
  ),
}

/** The first is mirrored in right-to-left layouts, the second is not. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Inline gap="l">
      <Icon of={ArrowRight} followsText />
      <Icon of={ArrowRight} />
    </Inline>
  ),
}
