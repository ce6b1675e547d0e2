import { themeNames, type ThemeName } from '../theme/theme-preference'
import { accentProperties } from './accent-properties'

/**
 * Gives the whole page the accent of a book or a partner, what lies over the page included, in whatever theme is drawn.
 * Where several are given, the last holds, and the one before it again when that is taken away.
 * @param color `#rgb` or `#rrggbb`; the default accent when absent or not such a colour
 * @param until takes it away again; nothing is given where it has come already
 */
export function wearAccent(color: string | null | undefined, until: AbortSignal): void {
  if (until.aborted) return
  // A sheet for each wearer, which nobody else can overwrite: the cascade chooses among them.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(themeNames.map((theme) => ruleFor(color, theme)).join(''))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  until.addEventListener('abort', () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  })
}

function ruleFor(color: string | null | undefined, theme: ThemeName): string {
  const declarations = Object.entries(accentProperties(color, theme)).map(([name, value]) => `${name}:${value};`)
  // Dark is what is drawn where no theme is named.
  return `:root${theme === 'dark' ? '' : `[data-theme="${theme}"]`}{${declarations.join('')}}`
}
