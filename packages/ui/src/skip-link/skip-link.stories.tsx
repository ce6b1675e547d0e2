import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../text'
import { SkipLink } from '.'

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: { to: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        <Text>The second chapter. Press Tab to see the link.</Text>
      </main>
    </>
  ),
  parameters: {
    frame: { height: 120 },
    docs: {
      description: {
        component: [
          '**Use for** the first Tab stop of a screen with a header: it leads past it, to the element with the id `to`.',
          '**Use `AppShell` instead** on a whole screen: it has one already.',
          '**Keyboard**: it is seen while it has the focus; Enter moves the focus to the content.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}

export const Focused: Story = {
  play: ({ canvas }) => {
    canvas.getByRole('link').focus()
  },
}
