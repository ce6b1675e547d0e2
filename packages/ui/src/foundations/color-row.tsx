import { Inline } from '../layout'
import { Text } from '../text'
import { contrastRatio, parseHex } from '../theme/color'
import { vars } from '../theme/contract.css'
import type { ThemeColors } from '../theme/theme-colors'
import type { ColorMeaning } from './color-meanings'
import * as styles from './color-row.css'
import { CopyName } from './copy-name'

interface ColorRowProps extends ColorMeaning {
  readonly name: keyof ThemeColors
  readonly theme: ThemeColors
}

/** A colour with its meaning, its value in a theme, and its contrast on every background. */
export function ColorRow({ name, theme, meaning, on = [], least = 3 }: ColorRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.swatch} style={{ backgroundColor: vars.color[name] }} />
      <div className={styles.text}>
        <Inline gap="s" align="baseline">
          <Text face="code" size="s" weight="medium" as="span">
            {name}
          </Text>
          <Text face="code" size="xs" tone="muted" as="span">
            {theme[name]}
          </Text>
        </Inline>
        <Text size="s" tone="muted">
          {meaning}
        </Text>
        {on.length > 0 && (
          <ul className={styles.pairs} aria-label={`Contrast of ${name}, at least ${least}`}>
            {on.map((ground) => (
              <li key={ground} className={styles.pair} style={drawn(name, ground, least)}>
                {ground} {ratioOf(theme[name], theme[ground])}
              </li>
            ))}
          </ul>
        )}
      </div>
      <CopyName name={`vars.color.${name}`} />
    </li>
  )
}

/** Shows the contrast as text in the colour itself, or with a border when the colour is too faint for text. */
function drawn(name: keyof ThemeColors, ground: keyof ThemeColors, least: number) {
  return least < 4.5
    ? { backgroundColor: vars.color[ground], color: vars.color.text, boxShadow: `inset 0 0 0 2px ${vars.color[name]}` }
    : { backgroundColor: vars.color[ground], color: vars.color[name] }
}

function ratioOf(one: string, other: string): string {
  const [first, second] = [parseHex(one), parseHex(other)]
  return first === null || second === null ? '–' : contrastRatio(first, second).toFixed(1)
}
