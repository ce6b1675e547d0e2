import type { everyScreenMessages, TextsOf } from '@lectern/messages'
import type { IconDrawing } from '../icon'
import { Contrast, Monitor, Moon, Sun } from '../icon/icons'
import type { ThemePreference } from '../theme/theme-preference'

/** The icon and the name of each theme. */
export const themeIcons = {
  dark: { icon: Moon, name: 'themeDark' },
  light: { icon: Sun, name: 'themeLight' },
  system: { icon: Monitor, name: 'themeSystem' },
  contrast: { icon: Contrast, name: 'themeContrast' },
} as const satisfies Readonly<
  Record<ThemePreference, { readonly icon: IconDrawing; readonly name: keyof TextsOf<typeof everyScreenMessages> }>
>
