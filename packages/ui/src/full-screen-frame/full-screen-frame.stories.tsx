import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, Stack } from '../layout'
import { Skeleton } from '../skeleton'
import { Text } from '../text'
import { vars } from '../tokens'
import { FullScreenButton, FullScreenFrame } from '.'

const meta = {
  title: 'Layout/FullScreenFrame',
  component: FullScreenFrame,
  subcomponents: { FullScreenButton },
  args: {
    children: (
      <div style={{ padding: vars.space.l }}>
        <Stack gap="m">
          <Inline justify="between">
            <Text weight="medium">Page 12</Text>
            <FullScreenButton />
          </Inline>
          <Skeleton shape="block" />
        </Stack>
      </div>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    frame: { height: 420 },
    docs: {
      description: {
        component: [
          '**Use for** content that people may want to see in full screen: a page, a player. Put a `FullScreenButton` inside the frame. Without full-screen support the frame fills the window.',
          '**Use `PresenterFrame` instead** when content is presented to an audience.',
          '**Keyboard**: Enter or Space on the button toggles, Escape leaves.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof FullScreenFrame>
export default meta

export const InThePage: StoryObj<typeof meta> = {}
