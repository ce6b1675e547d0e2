import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { PinnedAction } from '.'

const meta = {
  title: 'Layout/PinnedAction',
  component: PinnedAction,
  args: {
    children: (
      <Button tone="accent" wide>
        Next: Voice
      </Button>
    ),
  },
  parameters: {
    frame: { width: 375, height: 240 },
    docs: {
      description: {
        component: [
          '**Use for** the one main action of a long screen: phones keep it at their lower edge, in reach of a thumb.',
          'Give the surrounding column `paddingBlockEnd: pinnedActionSize`, so that nothing is hidden behind it.',
          '**Use a plain `Button` instead** for every other action: two pinned ones would cover each other.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof PinnedAction>
export default meta
type Story = StoryObj<typeof meta>

export const MainAction: Story = {}

export const Unpinned: Story = { args: { pinned: false } }
