import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../heading'
import { Grid, Stack } from '../layout'
import { Text } from '../text'
import { Card, cardLevels } from '.'

const meta = { title: 'Components/Card', component: Card } satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Levels: Story = {
  render: () => (
    <Grid columns="narrow">
      {cardLevels.map((level) => (
        <Card key={level} level={level} padding="l">
          <Stack gap="xs">
            <Heading level={2} size="m">
              {level}
            </Heading>
            <Text tone="muted">Twelve pages, narrated in English and Spanish.</Text>
          </Stack>
        </Card>
      ))}
      <Card selected padding="l">
        <Stack gap="xs">
          <Heading level={2} size="m">
            selected
          </Heading>
          <Text tone="muted">Twelve pages, narrated in English and Spanish.</Text>
        </Stack>
      </Card>
    </Grid>
  ),
}
