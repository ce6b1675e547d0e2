import type { CSSProperties, ReactNode } from 'react'
import { chooseAccent } from '../theme/choose-accent'
import { vars } from '../theme/contract.css'
import { deriveAccent, type AccentSurroundings } from '../theme/derive-accent'
import type { ThemeName } from '../theme/theme-preference'
import { contrastSurroundings } from '../theme/themes/contrast'
import { darkSurroundings } from '../theme/themes/dark'
import { lightSurroundings } from '../theme/themes/light'
import { useTheme } from '../theme/use-theme'
import * as styles from './accent-scope.css'

const surroundings: Readonly<Record<ThemeName, AccentSurroundings>> = {
  dark: darkSurroundings,
  light: lightSurroundings,
  contrast: contrastSurroundings,
}

/** `var(--name)` → `--name` */
function propertyName(variable: string): string {
  return variable.slice('var('.length, -1)
}

export interface AccentScopeProps {
  /** The primary colour of a book or a partner, `#rgb` or `#rrggbb`; the default accent when absent or not such a colour. */
  readonly color: string | null | undefined
  readonly children: ReactNode
}

/** Gives everything inside the accent of a book or a partner, moved no further than reading it asks for. */
export function AccentScope({ color, children }: AccentScopeProps) {
  const { theme } = useTheme()
  const accent = deriveAccent(chooseAccent(color), surroundings[theme])
  const properties: CSSProperties & Record<string, string> = {
    [propertyName(vars.color.accent)]: accent.accent,
    [propertyName(vars.color.accentHover)]: accent.accentHover,
    [propertyName(vars.color.onAccent)]: accent.onAccent,
    [propertyName(vars.color.accentText)]: accent.accentText,
    [propertyName(vars.color.accentSoft)]: accent.accentSoft,
  }
  return (
    <div className={styles.scope} style={properties}>
      {children}
    </div>
  )
}
