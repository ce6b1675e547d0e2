import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, Stack } from '../layout'
import { Skeleton } from '../skeleton'
import { Text } from '../text'
import { FullScreenButton, FullScreenFrame } from '.'

const meta = {
  title: 'Components/FullScreenFrame',
  component: FullScreenFrame,
  args: {
    children: (
      <Stack gap="m">
        <Inline justify="between">
          <Text weight="medium">Page 12</Text>
          <FullScreenButton />
        </Inline>
        <Skeleton shape="block" />
      </Stack>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'What can fill the screen: a page, a player. The button stands inside the frame and tells by its pressed state; Escape ends it. Where the browser gives no screen, the frame fills the window.',
      },
    },
  },
} satisfies Meta<typeof FullScreenFrame>
export default meta

export const InThePage: StoryObj<typeof meta> = {}
