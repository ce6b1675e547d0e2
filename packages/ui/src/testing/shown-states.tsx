import type { ReactNode } from 'react'
import { Grid, Stack } from '../layout'
import { Text } from '../text'

const states = { rest: 'At rest', hover: 'Hover', focus: 'Focus', pressed: 'Pressed' } as const

/** Shows a control at rest, hovered, focused and pressed. `forceStates` applies the states. */
export function ShownStates({ children }: { readonly children: ReactNode }) {
  return (
    <Grid columns="narrow" gap="xl">
      {Object.entries(states).map(([name, title]) => (
        <Stack key={name} gap="s">
          <Text size="s" tone="muted">
            {title}
          </Text>
          <div data-shown={name}>{children}</div>
        </Stack>
      ))}
    </Grid>
  )
}

/** @param control selects the element within each state that is hovered, focused or pressed */
export function forceStates(control: string) {
  const within = (...names: readonly (keyof typeof states)[]) => names.map((name) => `[data-shown=${name}] ${control}`)
  return {
    pseudo: {
      hover: within('hover', 'pressed'),
      focus: within('focus'),
      focusVisible: within('focus'),
      active: within('pressed'),
    },
  }
}
