import { waitFor } from 'storybook/test'

/** Waits for an element. Selectors hold in every language of the toolbar. */
export async function findElement(canvasElement: HTMLElement, selector: string): Promise<HTMLElement> {
  return waitFor(() => {
    const element = canvasElement.ownerDocument.querySelector<HTMLElement>(selector)
    if (element === null) throw new Error(`The story shows no ${selector} yet.`)
    return element
  })
}
