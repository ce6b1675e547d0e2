import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderAudioEditor } from './render-audio-editor.fixture'

beforeEach(async () => {
  await page.viewport(1280, 800)
})

const text = () => page.getByRole('textbox', { name: 'Text of page 1' })
const seconds = () => page.getByRole('spinbutton', { name: 'Length of the pause in seconds' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function openTool(): Promise<void> {
  await button('Pause').click()
  await expect.element(seconds()).toBeVisible()
}

function putCursorAt(offset: number): void {
  const field = text().element()
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('The text is not in a text field.')
  field.focus()
  field.setSelectionRange(offset, offset)
}

it('copies the tag of a pause of the chosen length [AUD-055]', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await renderAudioEditor()
  await openTool()
  await seconds().fill('1.2')
  await button('Copy pause').click()
  expect(writeText).toHaveBeenCalledWith('<break time="1.2s" />')
  await expect.element(page.getByText('Copied: <break time="1.2s" />')).toBeVisible()
  writeText.mockRestore()
})

it('says what to type if the browser refuses to copy', async () => {
  const refusal = new DOMException('no', 'NotAllowedError')
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal)
  await renderAudioEditor()
  await openTool()
  await button('Copy pause').click()
  await expect
    .element(page.getByText('The browser does not allow copying. Type this into the text: <break time="0.5s" />'))
    .toBeVisible()
  writeText.mockRestore()
})

it('puts a pause at the cursor, and the cursor behind it [AUD-055]', async () => {
  await renderAudioEditor()
  await openTool()
  await expect.element(button('Add pause')).toBeDisabled()
  await expect.element(text()).toHaveValue('The lamp shone. It waved. ')
  putCursorAt(15)
  await openTool()
  await button('Add pause').click()
  await expect.element(text()).toHaveValue('The lamp shone. <break time="0.5s" /> It waved. ')
  await expect.element(text()).toHaveFocus()
  const field = text().element()
  expect(field instanceof HTMLTextAreaElement && field.selectionStart).toBe(37)
})

it('takes pauses from 0.5 seconds in steps of 0.1 [AUD-056]', async () => {
  await renderAudioEditor()
  await openTool()
  await expect.element(seconds()).toHaveValue('0.5')
  await expect.element(seconds()).toHaveAttribute('aria-valuemin', '0.5')
  await button('Increase: Length of the pause in seconds').click()
  await expect.element(seconds()).toHaveValue('0.6')
  await seconds().fill('0.2')
  await userEvent.keyboard('{Tab}')
  await expect.element(seconds()).toHaveValue('0.5')
})

it('warns of a pause that is longer than the voice makes', async () => {
  await renderAudioEditor()
  await openTool()
  const warning = page.getByText('The voice pauses for 3 seconds at most.')
  await seconds().fill('3')
  expect(warning.elements()).toEqual([])
  await seconds().fill('3.1')
  await expect.element(warning).toBeVisible()
})
