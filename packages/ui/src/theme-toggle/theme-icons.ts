import type { everyScreenMessages, TextsOf } from '@lectern/messages'
import type { IconDrawing } from '../icon'
import { Contrast, Monitor, Moon, Sun } from '../icon/icons'
import type { ThemePreference } from '../theme/theme-preference'

/** The icon and the name of each theme. */
export const themeIcons = {
  dark: { icon: Moon, word: 'themeDark' },
  light: { icon: Sun, word: 'themeLight' },
  system: { icon: Monitor, word: 'themeSystem' },
  contrast: { icon: Contrast, word: 'themeContrast' },
} as const satisfies Readonly<
  Record<ThemePreference, { readonly icon: IconDrawing; readonly word: keyof TextsOf<typeof everyScreenMessages> }>
>
