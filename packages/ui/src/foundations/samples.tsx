import { Stack } from '../layout'
import { Text } from '../text'
import * as styles from './samples.css'

interface SampleProps {
  readonly name: string
  readonly value: string
}

/** A colour of the theme with its name. */
export function ColourSwatch({ name, value }: SampleProps) {
  return (
    <Stack gap="xs">
      <div className={styles.swatch} style={{ backgroundColor: value }} />
      <Text size="s" face="code">
        {name}
      </Text>
    </Stack>
  )
}

/** A distance of the theme with its name. */
export function SpaceBar({ name, value }: SampleProps) {
  return (
    <Stack gap="xxs">
      <Text size="s" face="code">
        {name}
      </Text>
      <div className={styles.bar} style={{ inlineSize: value }} />
    </Stack>
  )
}
