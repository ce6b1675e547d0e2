import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, headingSizes } from '../heading'
import { Stack, spacings } from '../layout'
import { Text, textSizes } from '../text'
import { ColourSwatch, SpaceBar } from './samples'
import { vars } from '../theme/contract.css'
import { Grid } from '../layout'

const meta = { title: 'Foundations/Tokens' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Colour: Story = {
  render: () => (
    <Grid columns="narrow" gap="m">
      {Object.entries(vars.color).map(([name, value]) => (
        <ColourSwatch key={name} name={name} value={value} />
      ))}
    </Grid>
  ),
}

export const Type: Story = {
  render: () => (
    <Stack gap="l">
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}: By the river it was spring
        </Heading>
      ))}
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          {size}: The Mole had been working very hard all the morning, spring-cleaning his little home.
        </Text>
      ))}
    </Stack>
  ),
}

export const Spacing: Story = {
  render: () => (
    <Stack gap="s">
      {spacings.map((name) => (
        <SpaceBar key={name} name={name} value={vars.space[name]} />
      ))}
    </Stack>
  ),
}
