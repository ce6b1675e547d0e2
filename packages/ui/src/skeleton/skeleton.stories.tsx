import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid, Stack } from '../layout'
import { Skeleton } from '.'

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
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
