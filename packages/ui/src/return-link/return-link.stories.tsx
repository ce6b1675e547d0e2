import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReturnLink } from '.'

const meta = {
  title: 'Components/ReturnLink',
  component: ReturnLink,
  args: { href: 'https://school.example.org/class/7' },
  parameters: {
    docs: {
      description: {
        component:
          'The way out where a book is shown inside another site. It stands in the exit of the app shell and takes the whole window along. Check the address with allowReturnUrl first.',
      },
    },
  },
} satisfies Meta<typeof ReturnLink>
export default meta
type Story = StoryObj<typeof meta>

export const ByItsAddress: Story = {}

export const ByItsName: Story = { args: { site: 'Ms Brown’s class' } }
