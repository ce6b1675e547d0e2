import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toastDurationMs, ToastProvider, useToast, type ToastMessage } from '.'
import { Button } from '../button'
import { importLate } from '../late/import-late'
import { drawFrames, drawFramesUntil } from '../testing/draw-frames'
import { endAnimations } from '../testing/end-animations'
import { LocaleProvider, type TextDirection } from '..'

function Trigger(toast: ToastMessage) {
  const show = useToast()
  return <Button onClick={() => show(toast)}>Do it</Button>
}
/** Renders, and waits for what toasts are drawn with. */
async function setUp(toast: ToastMessage, direction: TextDirection = 'ltr') {
  const screen = await render(
    <LocaleProvider locale="en" direction={direction}>
      <ToastProvider>
        <Trigger {...toast} />
      </ToastProvider>
    </LocaleProvider>,
  )
  await importLate()
  await drawFrames(2)
  return screen
}
const toastOf = (message: string) => page.getByRole('listitem').filter({ hasText: message })

/** Shows a toast while the clock stands still. What waits for the page by itself would put the clock forward. */
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

it('stands at the bottom right of the window [UI-022]', async () => {
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

it('closes by itself after five seconds, not before [UI-023]', async () => {
  expect(toastDurationMs).toBe(5000)
  const toast = await showWithClockStopped({ message: 'Saved settings' })
  await goOn(4999)
  expect(toast.query()).not.toBeNull()
  await goOn(1)
  await drawFramesUntil(() => toast.query() === null)
})

it('stays while it is hovered, and while something in it has the focus [UI-024]', async () => {
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

it('interrupts a screen reader for errors only [UI-024]', async () => {
  const announced: string[] = []
  const watch = new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role="status"][aria-live]')) {
      if (region.textContent) announced.push(`${region.getAttribute('aria-live')}: ${region.textContent}`)
    }
  })
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  const good = await setUp({ tone: 'success', message: 'Saved settings' })
  await good.getByRole('button', { name: 'Do it' }).click()
  await expect.poll(() => announced).toContainEqual(expect.stringMatching(/^polite: .*Saved settings/))
  await good.unmount()
  const bad = await setUp({ tone: 'critical', message: 'Error updating settings' })
  await bad.getByRole('button', { name: 'Do it' }).click()
  await expect.poll(() => announced).toContainEqual(expect.stringMatching(/^assertive: .*Error updating settings/))
  watch.disconnect()
  expect(announced.filter((words) => words.startsWith('assertive') && words.includes('Saved'))).toEqual([])
})

it('stands at the bottom left where text runs right to left [UI-024]', async () => {
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

it('waits while nobody looks at the window, and has its time again when somebody does', async () => {
  const toast = await showWithClockStopped({ message: 'Saved settings' })
  window.dispatchEvent(new Event('blur'))
  await goOn(60_000)
  expect(toast.query()).not.toBeNull()
  window.dispatchEvent(new Event('focus'))
  await goOn(5000)
  await drawFramesUntil(() => toast.query() === null)
})

it('is reached, worked and left by keyboard alone', async () => {
  const undo = vi.fn<() => void>()
  const screen = await setUp({ message: 'Page deleted', action: { label: 'Undo', onPress: undo } })
  await userEvent.keyboard('{Tab}{Enter}')
  const toast = toastOf('Page deleted')
  await expect.element(toast).toBeVisible()
  await userEvent.keyboard('{F8}{Tab}')
  await expect.element(toast).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(toast.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(undo).toHaveBeenCalledTimes(1)
  await expect.element(toast).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Do it' }).click()
  await expect.element(toast).toBeVisible()
  await userEvent.keyboard('{F8}{Tab}')
  await expect.element(toast).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(toast).not.toBeInTheDocument()
})

it('has its sign, its first line and its button on one middle', async () => {
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
