import { walkByKeyboard } from './walk-by-keyboard'

/**
 * After every story of a test run, and after what else looks at it: the walk opens what it meets.
 *
 * @throws naming what cannot be worked without a mouse
 */
export async function afterEach({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  if (import.meta.env.MODE !== 'test') return
  const { userEvent } = await import('vitest/browser')
  const faults = await walkByKeyboard(canvasElement.ownerDocument.body, (key) => userEvent.keyboard(`{${key}}`))
  if (faults.length > 0) throw new Error(`By keyboard alone:\n${faults.join('\n')}`)
}
