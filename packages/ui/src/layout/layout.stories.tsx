import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Card } from '../card'
import { Text } from '../text'
import { Grid, gridColumns, Inline, spacings, Stack } from '.'

const meta = {
  title: 'Layout/Stack, Inline and Grid',
  component: Grid,
  subcomponents: { Stack, Inline },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** spacing: `Stack` places items in a column, `Inline` in a row that wraps, `Grid` in columns of equal width, as many as fit.',
          '**Use `Panes` or `Split` instead** when two areas share a screen in a proportion.',
          'Gaps come from one scale. The layout adds no Tab stops, and rows follow the direction of the text.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

const cards = (count: number) =>
  Array.from({ length: count }, (_, position) => (
    <Card key={position}>
      <Text>Card {position + 1}</Text>
    </Card>
  ))

function Sample({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <Stack gap="s">
      <Text tone="muted" size="s">
        {caption}
      </Text>
      {children}
    </Stack>
  )
}

/**
 * Columns of equal width, as many as fit. `wide` (at least 26rem) keeps empty columns, so that a single card is as wide
 * as its siblings elsewhere; `halves` (at least 22rem) gives all the width to the cards.
 */
export const Grids: Story = {
  render: () => (
    <Stack gap="xl">
      {gridColumns.map((columns) => (
        <Sample key={columns} caption={`columns="${columns}"`}>
          <Grid columns={columns}>{cards(columns === 'wide' || columns === 'halves' ? 1 : 6)}</Grid>
        </Sample>
      ))}
    </Stack>
  ),
}

export const Inlines: Story = {
  render: () => (
    <Stack gap="xl">
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Sample key={justify} caption={`justify="${justify}"`}>
          <Inline justify={justify}>{cards(3)}</Inline>
        </Sample>
      ))}
    </Stack>
  ),
}

export const Stacks: Story = {
  render: () => (
    <Stack gap="xl">
      {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
        <Sample key={align} caption={`align="${align}"`}>
          <Stack align={align}>{cards(2)}</Stack>
        </Sample>
      ))}
    </Stack>
  ),
}

export const Gaps: Story = {
  render: () => (
    <Stack gap="xl">
      {spacings.map((gap) => (
        <Sample key={gap} caption={`gap="${gap}"`}>
          <Inline gap={gap} wrap={false}>
            {cards(2)}
          </Inline>
        </Sample>
      ))}
    </Stack>
  ),
}
