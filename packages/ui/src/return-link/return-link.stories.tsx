import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReturnLink } from '.'

const meta = {
  title: 'Components/ReturnLink',
  component: ReturnLink,
  args: { href: '#library', label: 'Back to the library', children: 'Library' },
  parameters: {
    docs: {
      description: {
        component: [
          'The way out of what is open: at the start of its header, or in the exit of the app shell where it is shown inside another site. On a phone it is an arrow of finger size.',
          'To another site it leads with `target="_top"`, which takes the whole window along and not the frame alone. Check the address with `allowReturnUrl` first.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ReturnLink>
export default meta
type Story = StoryObj<typeof meta>

export const WithinTheProduct: Story = {}

export const ToAnotherSite: Story = {
  args: {
    href: 'https://school.example.org/class/7',
    target: '_top',
    label: 'Back to school.example.org',
    children: 'school.example.org',
  },
}
