import type { CSSProperties } from 'react'
import { Badge } from '../badge'
import { Button } from '../button'
import { Heading } from '../heading'
import { Inline } from '../layout'
import { Link } from '../link'
import { ProgressBar } from '../progress-bar'
import { contrastRatio, parseHex } from '../theme/color'
import { vars } from '../theme/contract.css'
import { deriveAccent, type AccentColors, type AccentSurroundings } from '../theme/derive-accent'
import type { ThemeName } from '../theme/theme-preference'
import { contrastSurroundings } from '../theme/themes/contrast'
import { darkSurroundings } from '../theme/themes/dark'
import { lightSurroundings } from '../theme/themes/light'
import * as styles from './theme-sample.css'

const surroundings: Readonly<Record<ThemeName, AccentSurroundings>> = {
  dark: darkSurroundings,
  light: lightSurroundings,
  contrast: contrastSurroundings,
}
const titles: Readonly<Record<ThemeName, string>> = { dark: 'Dark', light: 'Light', contrast: 'High contrast' }

interface ThemeSampleProps {
  readonly theme: ThemeName
  /** `#rgb` or `#rrggbb`. */
  readonly color: string
}

/** A theme with a partner's colour, and the contrasts that result. */
export function ThemeSample({ theme, color }: ThemeSampleProps) {
  const around = surroundings[theme]
  const accent = deriveAccent(color, around)
  const properties: CSSProperties & Record<string, string> = Object.fromEntries(
    Object.entries(accent).map(([name, value]) => [propertyOf(name), value]),
  )
  const worst = (one: string, grounds: readonly string[]) => Math.min(...grounds.map((ground) => ratioOf(one, ground)))
  const measured: readonly (readonly [name: string, value: string, ratio: number])[] = [
    ['accent on every ground', accent.accent, worst(accent.accent, around.surfaces)],
    ['onAccent on accent', accent.onAccent, ratioOf(accent.onAccent, accent.accent)],
    ['onAccent on accentHover', accent.accentHover, ratioOf(accent.onAccent, accent.accentHover)],
    ['onAccent on accentPressed', accent.accentPressed, ratioOf(accent.onAccent, accent.accentPressed)],
    ['accentText on every ground', accent.accentText, worst(accent.accentText, around.surfaces)],
    ['accentText on accentSoft', accent.accentSoft, ratioOf(accent.accentText, accent.accentSoft)],
  ]
  return (
    <section data-theme={theme} className={styles.sample} style={properties} aria-label={titles[theme]}>
      <Heading level={3} size="m">
        {titles[theme]}
      </Heading>
      <Inline gap="m">
        <Button tone="accent">Start reading</Button>
        <Badge tone="accent">Español</Badge>
      </Inline>
      <Link href="#chapter">The second chapter</Link>
      <ProgressBar label={`Progress, ${theme}`} value={0.6} />
      <p className={styles.soft}>What is chosen, on its soft ground.</p>
      <dl className={styles.ratios}>
        {measured.map(([name, value, ratio]) => (
          <div key={name} className={styles.entry}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.ratio}>{ratio.toFixed(1)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function propertyOf(name: string): string {
  const variables: Readonly<Record<keyof AccentColors, string>> = vars.color
  const variable = Object.entries(variables).find(([known]) => known === name)?.[1]
  if (variable === undefined) throw new Error(`"${name}" is not a colour of an accent.`)
  return variable.slice('var('.length, -1)
}

function ratioOf(one: string, other: string): number {
  const [first, second] = [parseHex(one), parseHex(other)]
  if (first === null || second === null) throw new Error(`"${one}" or "${other}" is not a colour.`)
  return contrastRatio(first, second)
}
