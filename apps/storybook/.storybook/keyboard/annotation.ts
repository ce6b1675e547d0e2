import { walkByKeyboard } from './walk-by-keyboard'

/**
 * Walks by keyboard through every story of a test run, after all other checks, because the walk opens menus and dialogs.
 *
 * @throws if something cannot be used without a mouse, naming each element
 */
export async function afterEach({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  if (import.meta.env.MODE !== 'test') return
  const { userEvent } = await import('vitest/browser')
  const faults = await walkByKeyboard(canvasElement.ownerDocument.body, (key) => userEvent.keyboard(`{${key}}`))
  if (faults.length > 0) throw new Error(`By keyboard alone:\n${faults.join('\n')}`)
}
