import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid, Stack } from '../layout'
import { Skeleton, skeletonShapes } from '.'

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component:
          'Where something will stand once it has come, in its size, so that nothing jumps. For waits of a second and more where the shape is known; else use a `Spinner`. It is silent: the region it stands in says `aria-busy`, or a `Spinner` beside it speaks.',
      },
    },
  },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Shelf: Story = {
  render: () => (
    <Grid columns="cover">
      {Array.from({ length: 4 }, (_, book) => (
        <Stack key={book} gap="s">
          <Skeleton shape="cover" />
          <Skeleton lines={2} />
        </Stack>
      ))}
    </Grid>
  ),
}

export const Page: Story = {
  render: () => (
    <Stack gap="m">
      <Skeleton shape="title" />
      <Skeleton lines={5} />
      <Skeleton shape="block" />
    </Stack>
  ),
}

export const EveryShape: Story = {
  render: () => (
    <Stack gap="l">
      {skeletonShapes.map((shape) => (
        <div key={shape} style={{ maxInlineSize: '12rem' }}>
          <Skeleton shape={shape} />
        </div>
      ))}
    </Stack>
  ),
}
