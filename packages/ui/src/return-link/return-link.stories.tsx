import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReturnLink } from '.'

const meta = {
  title: 'Navigation/ReturnLink',
  component: ReturnLink,
  args: { href: '#library', label: 'Back to the library', children: 'Library' },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** the way back, at the start of a header or in the `exit` of `AppShell`. On phones it is an arrow.',
          'To leave for another site, set `target="_top"` so that the whole window follows, and check the address with `allowReturnUrl`.',
          '**Use `Link` instead** for every other address. **Keyboard**: Enter follows it.',
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
