import { themeNames } from '../theme/theme-preference'
import { accentProperties } from './accent-properties'

/**
 * Gives the whole page the accent of a book or a partner, what lies over the page included, in whatever theme is drawn.
 * @param color `#rgb` or `#rrggbb`; the default accent when absent or not such a colour
 * @param until takes it away again; nothing is given where it has come already
 */
export function wearAccent(color: string | null | undefined, until: AbortSignal): void {
  if (until.aborted) return
  const root = document.documentElement
  const put = () => {
    const theme = themeNames.find((name) => name === root.dataset['theme']) ?? 'dark'
    for (const [name, value] of Object.entries(accentProperties(color, theme))) root.style.setProperty(name, value)
  }
  const watch = new MutationObserver(put)
  watch.observe(root, { attributeFilter: ['data-theme'] })
  put()
  until.addEventListener('abort', () => {
    watch.disconnect()
    for (const name of Object.keys(accentProperties(color, 'dark'))) root.style.removeProperty(name)
  })
}
