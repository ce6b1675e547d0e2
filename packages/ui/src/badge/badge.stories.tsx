import type { Meta, StoryObj } from '@storybook/react-vite'
import { Headphones } from '../icon/icons'
import { Inline } from '../layout'
import { Badge, badgeTones } from '.'

const meta = {
  title: 'Content/Badge',
  component: Badge,
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** a short state, count or length of the item beside it. The label says everything; its tone only supports it. Long labels end in an ellipsis.',
          '**Use a button or toggle group instead** when people should be able to press it.',
          '**Keyboard**: a badge takes no focus.',
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

/** In a narrow column a long label ends in an ellipsis. */
export const LongText: Story = {
  args: { tone: 'warning', icon: Headphones, children: 'Esperando la sincronización de la narración con el texto' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
}
