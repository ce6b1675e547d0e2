import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../text'
import { Link, linkTones } from '.'

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#chapter', children: 'the second chapter' },
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
    <>
      {linkTones.map((tone) => (
        <Text key={tone}>
          <Link href="#a" tone={tone}>
            A {tone} link
          </Link>
        </Text>
      ))}
    </>
  ),
}
