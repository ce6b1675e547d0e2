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
          '**Use for** content beside a word or a place on a page, such as a definition, without blocking that page. The calling component positions it.',
          '**Use `Popover` instead** beside a button, **`Dialog` instead** when a question must be answered.',
          '**Keyboard**: the focus moves in; Tab moves on to the element after the opener. Escape, or a press outside, closes the panel and returns the focus.',
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
