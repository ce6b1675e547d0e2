import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FullScreenButton, FullScreenFrame } from '.'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { ToastProvider, useToast } from '../toast'
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
  const asked = vi.spyOn(HTMLElement.prototype, 'requestFullscreen').mockImplementation(async () => {
    had.element = document.documentElement
    document.dispatchEvent(new Event('fullscreenchange'))
  })
  const screen = await render(<Reader />)
  const button = screen.getByRole('button', { name: 'Full screen' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  expect(asked.mock.contexts).toEqual([document.documentElement])
  expect(frame().getBoundingClientRect().width).toBe(window.innerWidth)
  had.element = null
  document.dispatchEvent(new Event('fullscreenchange'))
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
})

function Work() {
  const [open, setOpen] = useState(false)
  const showToast = useToast()
  return (
    <>
      <Button onClick={() => showToast({ message: 'Saved' })}>Save</Button>
      <div>
        <Button>Before</Button>
        <FullScreenFrame>
          <FullScreenButton />
          <Button onClick={() => setOpen(true)}>Ask</Button>
          <Dialog open={open} onOpenChange={setOpen} title="Sure?" />
        </FullScreenFrame>
        <p>
          <Button>After</Button>
        </p>
      </div>
    </>
  )
}

it('keeps the page below out of reach while it fills the window, and nothing that lies over it', async () => {
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false)
  const screen = await render(
    <ToastProvider>
      <Work />
    </ToastProvider>,
  )
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('region', { name: /Notifications/ }).getByText('Saved')).toBeVisible()
  const button = screen.getByRole('button', { name: 'Full screen' })
  await button.click()
  const shut = () => [...document.querySelectorAll('[inert]')].map((element) => element.textContent)
  await expect.poll(shut).toEqual(['Save', 'Before', 'After'])
  await expect.element(screen.getByRole('region', { name: /Notifications/ }).getByText('Saved')).toBeVisible()
  const ask = screen.getByRole('button', { name: 'Ask' })
  await ask.click()
  const dialog = screen.getByRole('dialog', { name: 'Sure?' })
  await expect.element(dialog).toBeVisible()
  const { left, top, width, height } = dialog.element().getBoundingClientRect()
  expect(dialog.element()).toContain(document.elementFromPoint(left + width / 2, top + height / 2))
  // The innermost goes first.
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await expect.element(ask).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(shut).toEqual([])
})
