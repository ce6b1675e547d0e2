import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card'
import { Text } from '../text'
import { Grid, gridColumns, Inline, Stack } from '.'

const meta = { title: 'Components/Layout', component: Grid } satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

const sheets = Array.from({ length: 6 }, (_, position) => (
  <Card key={position}>
    <Text>Sheet {position + 1}</Text>
  </Card>
))

export const Grids: Story = {
  render: () => (
    <Stack gap="xl">
      {gridColumns.map((columns) => (
        <Stack key={columns} gap="s">
          <Text tone="muted" size="s">
            {columns}
          </Text>
          <Grid columns={columns}>{sheets}</Grid>
        </Stack>
      ))}
    </Stack>
  ),
}

export const Inlines: Story = {
  render: () => (
    <Inline justify="between">
      {sheets[0]}
      {sheets[1]}
      {sheets[2]}
    </Inline>
  ),
}
