import { defaultAccent } from '../constant-table'
import { deriveAccent } from '../derive-accent'
import type { ThemeColors } from '../theme-colors'
import type { ThemeName } from '../theme-preference'
import { contrastGround, contrastSurroundings } from './contrast'
import { darkGround, darkSurroundings } from './dark'
import { lightGround, lightSurroundings } from './light'

/** Every theme with the default accent. Evaluated when styles are built; the browser gets only CSS. */
export const themes: Readonly<Record<ThemeName, ThemeColors>> = {
  dark: { ...darkGround, ...deriveAccent(defaultAccent, darkSurroundings) },
  light: { ...lightGround, ...deriveAccent(defaultAccent, lightSurroundings) },
  contrast: { ...contrastGround, ...deriveAccent(defaultAccent, contrastSurroundings) },
}
