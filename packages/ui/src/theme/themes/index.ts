import { defaultAccent } from '../default-accent'
import { deriveAccent } from '../derive-accent'
import type { ThemeColors } from '../theme-colors'
import type { ThemeName } from '../theme-preference'
import { contrastGround, contrastSurroundings } from './contrast'
import { darkGround, darkSurroundings } from './dark'
import { lightGround, lightSurroundings } from './light'

/** Every theme with the house's own accent. Read when styles are built; the browser gets the result. */
export const themes: Readonly<Record<ThemeName, ThemeColors>> = {
  dark: { ...darkGround, ...deriveAccent(defaultAccent, darkSurroundings) },
  light: { ...lightGround, ...deriveAccent(defaultAccent, lightSurroundings) },
  contrast: { ...contrastGround, ...deriveAccent(defaultAccent, contrastSurroundings) },
}
