import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid, Stack } from '../layout'
import { Text } from '../text'
import { Skeleton, skeletonShapes } from '.'

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** content that takes a second or more to load and whose shape is known: it takes the same room, so nothing jumps.',
          '**Use `Spinner` instead** when the shape is unknown.',
          'Screen readers do not hear it: set `aria-busy` on the region, or put a `Spinner` with a label beside it.',
        ].join('\n\n'),
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
        <Stack key={shape} gap="xs">
          <Text tone="muted" size="s">
            {shape}
          </Text>
          <div style={{ maxInlineSize: '12rem' }}>
            <Skeleton shape={shape} />
          </div>
        </Stack>
      ))}
    </Stack>
  ),
}
