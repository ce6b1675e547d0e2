import type { Meta, StoryObj } from '@storybook/react-vite'
import { Headphones } from '../icon/icons'
import { Inline } from '../layout'
import { Badge, badgeTones } from '.'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  parameters: {
    docs: {
      description: {
        component: [
          'A word or a number about the thing beside it: a state, a count, a length. It cannot be pressed; for that use a button or a toggle group.',
          'The words say everything: the tone only helps the eye. Words that find no room end in an ellipsis, so keep them short.',
        ].join('\n\n'),
      },
    },
  },
  args: { children: 'Draft' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const EveryTone: Story = {
  render: () => (
    <Inline>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge icon={Headphones}>12 min</Badge>
    </Inline>
  ),
}

export const Counts: Story = {
  render: () => (
    <Inline>
      <Badge>0</Badge>
      <Badge tone="accent">12</Badge>
      <Badge tone="critical">1,204</Badge>
    </Inline>
  ),
}

/** In a narrow column the words end in an ellipsis. */
export const LongWords: Story = {
  args: { tone: 'warning', icon: Headphones, children: 'Esperando la sincronización de la narración con el texto' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
}
