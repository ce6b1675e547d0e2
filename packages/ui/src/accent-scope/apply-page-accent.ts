import { themeNames, type ThemeName } from '../theme/theme-preference'
import { accentProperties } from './accent-properties'

/**
 * Applies the accent of a book or a partner to the whole page, overlays included, in every theme. If several are applied,
 * the last one wins; removing it restores the one before.
 *
 * @param color `#rgb` or `#rrggbb`; the default accent when it is absent or not such a colour
 * @param until removes the accent when it aborts; nothing is applied when it has aborted already
 */
export function applyPageAccent(color: string | null | undefined, until: AbortSignal): void {
  if (until.aborted) return
  // One style sheet for each caller, which no other caller can overwrite: the cascade chooses among them.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(themeNames.map((theme) => ruleFor(color, theme)).join(''))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  until.addEventListener('abort', () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  })
}

function ruleFor(color: string | null | undefined, theme: ThemeName): string {
  const declarations = Object.entries(accentProperties(color, theme)).map(([name, value]) => `${name}:${value};`)
  // The dark theme applies where none is named.
  return `:root${theme === 'dark' ? '' : `[data-theme="${theme}"]`}{${declarations.join('')}}`
}
