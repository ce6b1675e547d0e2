import { chooseAccent } from '../theme/choose-accent'
import { vars } from '../theme/contract.css'
import { deriveAccent, type AccentSurroundings } from '../theme/derive-accent'
import type { ThemeName } from '../theme/theme-preference'
import { contrastSurroundings } from '../theme/themes/contrast'
import { darkSurroundings } from '../theme/themes/dark'
import { lightSurroundings } from '../theme/themes/light'

const surroundings: Readonly<Record<ThemeName, AccentSurroundings>> = {
  dark: darkSurroundings,
  light: lightSurroundings,
  contrast: contrastSurroundings,
}

/** `var(--name)` → `--name` */
function propertyName(variable: string): string {
  return variable.slice('var('.length, -1)
}

/** Returns the custom properties that give a theme the accent of a book or a partner. */
export function accentProperties(color: string | null | undefined, theme: ThemeName): Readonly<Record<string, string>> {
  const accent = deriveAccent(chooseAccent(color), surroundings[theme])
  return {
    [propertyName(vars.color.accent)]: accent.accent,
    [propertyName(vars.color.accentHover)]: accent.accentHover,
    [propertyName(vars.color.accentPressed)]: accent.accentPressed,
    [propertyName(vars.color.onAccent)]: accent.onAccent,
    [propertyName(vars.color.accentText)]: accent.accentText,
    [propertyName(vars.color.accentSoft)]: accent.accentSoft,
  }
}
