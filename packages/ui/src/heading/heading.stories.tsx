import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout'
import { Heading, headingSizes } from '.'

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 1, children: 'The Wind in the Willows' },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const PageTitle: Story = {}

export const EverySize: Story = {
  render: () => (
    <Stack gap="l">
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          The river bank ({size})
        </Heading>
      ))}
    </Stack>
  ),
}
