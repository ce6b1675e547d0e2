import type { Meta, StoryObj } from '@storybook/react-vite'
import { Headphones } from '../icon/icons'
import { Inline } from '../layout'
import { Badge, badgeTones } from '.'

const meta = {
  title: 'Components/Badge',
  component: Badge,
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
