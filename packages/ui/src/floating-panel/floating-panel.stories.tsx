import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Text } from '../text'
import { FloatingPanel } from '.'

const meta = {
  title: 'Overlays/FloatingPanel',
  component: FloatingPanel,
  args: {
    title: 'Lamp',
    titleLanguage: 'en',
    opener: null,
    onClose: () => undefined,
    children: <Text>A thing that gives light, and in this story reads books.</Text>,
  },
  argTypes: { children: { control: false }, actions: { control: false } },
  parameters: {
    frame: { width: 640, height: 320 },
    docs: {
      description: {
        component: [
          '**Use for** content that belongs to a place on a page which stays in use, such as a definition beside its word. Its user places it.',
          '**Use `Popover` instead** beside a button, **`Dialog` instead** when a question must be answered.',
          '**Keyboard**: the focus moves in; Tab goes on behind the opener. Escape, or a press outside, closes and returns the focus.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof FloatingPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Free: Story = {}

export const Sheet: Story = {
  args: { shape: 'sheet', actions: <Button>Next</Button> },
  parameters: { frame: { width: 375, height: 560 } },
}
