import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FullScreenButton, FullScreenFrame } from '.'
import '../styles.css'

function Reader() {
  return (
    <div style={{ inlineSize: '300px', blockSize: '200px' }}>
      <FullScreenFrame>
        <FullScreenButton />
        <p>A page</p>
      </FullScreenFrame>
    </div>
  )
}
const frame = () => document.querySelector<HTMLElement>('p')!.parentElement!

afterEach(() => {
  vi.restoreAllMocks()
})

it('fills the window where the browser gives no screen, and Escape ends it with the focus where it was', async () => {
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false)
  const screen = await render(<Reader />)
  const button = screen.getByRole('button', { name: 'Full screen' })
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  expect(frame().getBoundingClientRect().width).toBe(window.innerWidth)
  expect(frame().getBoundingClientRect().height).toBe(window.innerHeight)
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await expect.element(button).toHaveFocus()
  expect(frame().getBoundingClientRect().width).toBe(300)
})

it('fills the window where the browser refuses', async () => {
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true)
  vi.spyOn(HTMLElement.prototype, 'requestFullscreen').mockRejectedValue(new TypeError('not allowed'))
  const screen = await render(<Reader />)
  const button = screen.getByRole('button', { name: 'Full screen' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  expect(frame().getBoundingClientRect().width).toBe(window.innerWidth)
  await button.click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
})

it('takes the screen, and knows when the browser gives it back', async () => {
  const had = { element: null as Element | null }
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true)
  vi.spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => had.element)
  vi.spyOn(HTMLElement.prototype, 'requestFullscreen').mockImplementation(async () => {
    had.element = frame()
    document.dispatchEvent(new Event('fullscreenchange'))
  })
  const screen = await render(<Reader />)
  const button = screen.getByRole('button', { name: 'Full screen' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  expect(had.element).toBe(frame())
  had.element = null
  document.dispatchEvent(new Event('fullscreenchange'))
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
})
