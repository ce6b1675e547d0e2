import { themeNames } from '@lectern/ui'
import axe from 'axe-core'

/** Components that compute colours from the theme have answered by then. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

/** Ends what is still fading, so that colours are measured as they will be. */
function endTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
}

/**
 * Measures the contrast of a story in every theme but the drawn one, which the accessibility addon checks by itself.
 *
 * @throws naming theme, element and colours when a text cannot be read
 */
export async function checkOtherThemes(canvas: HTMLElement): Promise<void> {
  const root = document.documentElement
  const drawn = root.dataset['theme'] ?? 'dark'
  const faults: string[] = []
  for (const theme of themeNames.filter((name) => name !== drawn)) {
    root.dataset['theme'] = theme
    await nextFrame()
    endTransitions()
    const { violations } = await axe.run(canvas.ownerDocument.body, { runOnly: ['color-contrast'] })
    for (const { nodes } of violations) {
      for (const node of nodes) faults.push(`${theme}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`)
    }
  }
  root.dataset['theme'] = drawn
  if (faults.length > 0) throw new Error(`Words that cannot be read:\n${faults.join('\n')}`)
}
