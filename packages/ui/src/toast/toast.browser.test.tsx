import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ToastProvider, useClearToasts, useToast, type ToastMessage } from '.'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { drawFrames, drawFramesUntil } from '../testing/draw-frames'
import { endAnimations } from '../testing/end-animations'
import { LocaleProvider, type TextDirection } from '..'

function Trigger(toast: ToastMessage) {
  const show = useToast()
  return <Button onClick={() => show(toast)}>Do it</Button>
}
async function setUp(toast: ToastMessage, direction: TextDirection = 'ltr') {
  return await render(
    <LocaleProvider locale="en" direction={direction}>
      <ToastProvider>
        <Trigger {...toast} />
      </ToastProvider>
    </LocaleProvider>,
  )
}
const toastOf = (message: string) => page.getByRole('listitem').filter({ hasText: message })

/** Shows a toast on a fake clock, without waiting locators, which would advance the clock. */
async function showWithClockStopped(toast: ToastMessage) {
  const screen = await setUp(toast)
  const trigger = screen.getByRole('button', { name: 'Do it' }).element()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  if (trigger instanceof HTMLElement) trigger.click()
  const shown = toastOf(toast.message)
  await drawFramesUntil(() => shown.query() !== null)
  return shown
}
async function goOn(milliseconds: number): Promise<void> {
  await drawFrames()
  vi.advanceTimersByTime(milliseconds)
  await drawFrames()
}

afterEach(() => {
  vi.useRealTimers()
  document.documentElement.dir = 'ltr'
})

it.each([
  ['success', 'Page data saved successfully'],
  ['critical', 'Failed to save page data'],
] as const)('shows a toast of tone %s [UI-021]', async (tone, message) => {
  const screen = await setUp({ tone, message })
  await screen.getByRole('button', { name: 'Do it' }).click()
  await expect.element(toastOf(message)).toBeVisible()
})

it('is at the bottom right of the window [UI-022]', async () => {
  await page.viewport(1000, 600)
  const screen = await setUp({ message: 'Saved settings' })
  await screen.getByRole('button', { name: 'Do it' }).click()
  const toast = toastOf('Saved settings')
  await expect.element(toast).toBeVisible()
  await endAnimations()
  const box = toast.element().getBoundingClientRect()
  expect(window.innerWidth - box.right).toBeLessThan(40)
  expect(window.innerHeight - box.bottom).toBeLessThan(40)
  expect(box.left).toBeGreaterThan(window.innerWidth / 2)
})

it('closes after five seconds, not before [UI-023]', async () => {
  const toast = await showWithClockStopped({ message: 'Saved settings' })
  await goOn(4999)
  expect(toast.query()).not.toBeNull()
  await goOn(1)
  await drawFramesUntil(() => toast.query() === null)
})

it('stays while it is hovered or contains the focus [UI-024]', async () => {
  const action = { label: 'Undo', onPress: () => undefined }
  const toast = await showWithClockStopped({ message: 'Saved settings', action })
  await toast.hover()
  await goOn(60_000)
  expect(toast.query()).not.toBeNull()
  await userEvent.unhover(toast)
  const undo = toast.getByRole('button', { name: 'Undo' }).element()
  undo.focus()
  await goOn(60_000)
  expect(toast.query()).not.toBeNull()
  undo.blur()
  await goOn(5000)
  await drawFramesUntil(() => toast.query() === null)
})

it.each([
  ['success', 'polite'],
  ['info', 'polite'],
  ['warning', 'polite'],
  ['critical', 'assertive'],
] as const)('announces a %s toast in the %s region, which was there before it [UI-024]', async (tone, live) => {
  const screen = await setUp({ tone, message: 'Saved settings' })
  const regions = [...document.querySelectorAll('[data-toasts] > [aria-live]')]
  expect(regions.map((region) => [region.getAttribute('aria-live'), region.textContent])).toEqual([
    ['polite', ''],
    ['assertive', ''],
  ])
  await screen.getByRole('button', { name: 'Do it' }).click()
  const toast = toastOf('Saved settings')
  await expect.element(toast).toBeVisible()
  expect(regions.find((region) => region.contains(toast.element()))?.getAttribute('aria-live')).toBe(live)
  expect(page.getByText('Saved settings').elements()).toHaveLength(1)
})

it('is at the bottom left when text runs right to left [UI-024]', async () => {
  await page.viewport(1000, 600)
  const screen = await setUp({ message: 'Saved settings' }, 'rtl')
  await screen.getByRole('button', { name: 'Do it' }).click()
  const toast = toastOf('Saved settings')
  await expect.element(toast).toBeVisible()
  await endAnimations()
  const box = toast.element().getBoundingClientRect()
  expect(box.left).toBeLessThan(40)
  expect(window.innerHeight - box.bottom).toBeLessThan(40)
})

it('waits while the window is inactive, and restarts its time afterwards', async () => {
  const toast = await showWithClockStopped({ message: 'Saved settings' })
  window.dispatchEvent(new Event('blur'))
  await goOn(60_000)
  expect(toast.query()).not.toBeNull()
  window.dispatchEvent(new Event('focus'))
  await goOn(5000)
  await drawFramesUntil(() => toast.query() === null)
})

it('is reached, pressed and closed by keyboard alone', async () => {
  const undo = vi.fn<() => void>()
  const screen = await setUp({ message: 'Page deleted', action: { label: 'Undo', onPress: undo } })
  await userEvent.keyboard('{Tab}{Enter}')
  const toast = toastOf('Page deleted')
  await expect.element(toast).toBeVisible()
  const notifications = page.getByRole('region', { name: 'Notifications (F8)' })
  await userEvent.keyboard('{F8}')
  await expect.element(notifications).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(toast.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(undo).toHaveBeenCalledTimes(1)
  await expect.element(toast).not.toBeInTheDocument()
  await expect.element(notifications).toHaveFocus()
  await screen.getByRole('button', { name: 'Do it' }).click()
  await expect.element(toast).toBeVisible()
  await userEvent.keyboard('{F8}{Tab}{Tab}')
  await expect.element(toast.getByRole('button', { name: 'Close notification' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(toast).not.toBeInTheDocument()
})

it('leaves a dialog open when it is pressed', async () => {
  const undo = vi.fn<() => void>()
  function DialogWithToast() {
    const show = useToast()
    return (
      <Dialog open title="Book details" onOpenChange={() => expect.unreachable('the dialog closes')}>
        <Button onClick={() => show({ message: 'Page deleted', action: { label: 'Undo', onPress: undo } })}>
          Delete
        </Button>
      </Dialog>
    )
  }
  const screen = await render(
    <ToastProvider>
      <DialogWithToast />
    </ToastProvider>,
  )
  await screen.getByRole('button', { name: 'Delete' }).click()
  await toastOf('Page deleted').getByRole('button', { name: 'Undo' }).click()
  expect(undo).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByRole('dialog', { name: 'Book details' })).toBeVisible()
})

it('centres its icon and button on its first line', async () => {
  const screen = await setUp({ message: 'Saved settings' })
  await screen.getByRole('button', { name: 'Do it' }).click()
  const toast = toastOf('Saved settings')
  await expect.element(toast).toBeVisible()
  await endAnimations()
  const middle = (part: Element) => {
    const box = part.getBoundingClientRect()
    return (box.top + box.bottom) / 2
  }
  const whole = middle(toast.element())
  for (const part of [
    toast.element().querySelector('svg')!,
    toast.getByText('Saved settings').element(),
    toast.getByRole('button').element(),
  ])
    expect(Math.abs(middle(part) - whole)).toBeLessThan(1)
})

it('covers no button of the screen, not even one that appears under it', async () => {
  await page.viewport(1000, 600)
  const corner = { position: 'fixed', insetInlineEnd: 16, inlineSize: 380 } as const
  function Work() {
    const show = useToast()
    const [isDone, setDone] = useState(false)
    useClearToasts()
    return (
      <>
        <div style={{ ...corner, insetBlockEnd: 16 }}>
          <Button wide onClick={() => show({ message: 'Synced' })}>
            Sync
          </Button>
        </div>
        <div style={{ ...corner, insetBlockEnd: 80 }}>{isDone && <Button wide>Done</Button>}</div>
        <Button onClick={() => setDone(true)}>End</Button>
      </>
    )
  }
  const screen = await render(
    <LocaleProvider locale="en">
      <ToastProvider>
        <Work />
      </ToastProvider>
    </LocaleProvider>,
  )
  await screen.getByRole('button', { name: 'Sync' }).click()
  const toast = toastOf('Synced')
  const covers = (name: string) => {
    const [box, button] = [toast, screen.getByRole('button', { name, exact: true })].map((each) =>
      each.element().getBoundingClientRect(),
    )
    return box!.top < button!.bottom && button!.top < box!.bottom && box!.left < button!.right
  }
  await expect.poll(() => covers('Sync')).toBe(false)
  await screen.getByRole('button', { name: 'End' }).click()
  await expect.element(screen.getByRole('button', { name: 'Done' })).toBeInTheDocument()
  await expect.poll(() => covers('Done') || covers('Sync')).toBe(false)
})
