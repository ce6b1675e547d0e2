import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FullScreenButton, FullScreenFrame } from '.'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { drawFramesUntil } from '../testing/draw-frames'
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
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('fills the window when the browser has no full screen, and Escape restores it and the focus', async () => {
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

it('fills the window when the browser refuses full screen', async () => {
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

it('enters full screen, and notices when the browser leaves it', async () => {
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

it('makes the page behind it inert while it fills the window, except for overlays', async () => {
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false)
  // Wide enough that the toast in the corner does not cover the dialog.
  await page.viewport(1200, 800)
  const screen = await render(
    <ToastProvider>
      <Work />
    </ToastProvider>,
  )
  // Shows the toast on a stopped clock: on a busy machine the steps below take longer than a toast stays.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await screen.getByRole('button', { name: 'Save' }).click()
  const toast = screen.getByRole('region', { name: /Notifications/ }).getByText('Saved')
  await drawFramesUntil(() => toast.query() !== null)
  vi.useRealTimers()
  await expect.element(toast).toBeVisible()
  const button = screen.getByRole('button', { name: 'Full screen' })
  await button.click()
  const shut = () => [...document.querySelectorAll('[inert]')].map((element) => element.textContent)
  await expect.poll(shut).toEqual(['Save', 'Before', 'After'])
  await expect.element(toast).toBeVisible()
  const ask = screen.getByRole('button', { name: 'Ask' })
  await ask.click()
  const dialog = screen.getByRole('dialog', { name: 'Sure?' })
  await expect.element(dialog).toBeVisible()
  const { left, top, width, height } = dialog.element().getBoundingClientRect()
  expect(dialog.element()).toContain(document.elementFromPoint(left + width / 2, top + height / 2))
  // The innermost layer closes first.
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await expect.element(ask).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(shut).toEqual([])
})
