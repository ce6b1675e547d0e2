import { findElement } from './find-element'

interface PlayedStory {
  readonly canvasElement: HTMLElement
  readonly userEvent: { type(element: Element, text: string): Promise<void>; click(element: Element): Promise<void> }
}

/** Types into the fields of the only form, in their order, sends it and waits for an element of the result. */
export async function sendForm(
  { canvasElement, userEvent }: PlayedStory,
  texts: readonly string[],
  result: string,
): Promise<void> {
  const form = await findElement(canvasElement, 'form')
  const fields = [...form.querySelectorAll('input')]
  for (const [index, text] of texts.entries()) {
    const field = fields[index]
    if (field === undefined)
      throw new Error(`The form has ${fields.length} fields, and there are ${texts.length} texts.`)
    await userEvent.type(field, text)
  }
  await userEvent.click(await findElement(canvasElement, 'form [type="submit"]'))
  await findElement(canvasElement, result)
}
