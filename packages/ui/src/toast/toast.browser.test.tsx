import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ToastProvider, useToast, type ToastMessage } from '.'
import { Button } from '../button'
import { LocaleProvider, type TextDirection } from '..'

function Trigger(toast: ToastMessage) {
  const show = useToast()
  return <Button onClick={() => show(toast)}>Do it</Button>
}
const setUp = (toast: ToastMessage, direction: TextDirection = 'ltr') =>
  render(
    <LocaleProvider locale="en" direction={direction}>
      <ToastProvider>
        <Trigger {...toast} />
      </ToastProvider>
    </LocaleProvider>,
  )
const toastOf = (message: string) => page.getByRole('listitem').filter({ hasText: message })
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

afterEach(() => {
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
  await wait(350)
  const box = toast.element().getBoundingClientRect()
  expect(window.innerWidth - box.right).toBeLessThan(40)
  expect(window.innerHeight - box.bottom).toBeLessThan(40)
  expect(box.left).toBeGreaterThan(window.innerWidth / 2)
})

it('closes by itself after five seconds, not before [UI-023]', async () => {
  const screen = await setUp({ message: 'Saved settings' })
  await screen.getByRole('button', { name: 'Do it' }).click()
  const toast = toastOf('Saved settings')
  await expect.element(toast).toBeVisible()
  const shownAt = performance.now()
  await expect.element(toast, { timeout: 7000 }).not.toBeInTheDocument()
  const stayed = performance.now() - shownAt
  expect(stayed).toBeGreaterThan(4500)
  expect(stayed).toBeLessThan(6500)
}, 15_000)

it('stays while it is hovered, and while something in it has the focus [UI-024]', async () => {
  const screen = await setUp({ message: 'Saved settings', action: { label: 'Undo', onPress: () => undefined } })
  const trigger = screen.getByRole('button', { name: 'Do it' })
  await trigger.click()
  const toast = toastOf('Saved settings')
  await toast.hover()
  await wait(6000)
  await expect.element(toast).toBeVisible()
  await userEvent.unhover(toast)
  toast.getByRole('button', { name: 'Undo' }).element().focus()
  await wait(6000)
  await expect.element(toast).toBeVisible()
}, 25_000)

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
  await wait(350)
  const box = toast.element().getBoundingClientRect()
  expect(box.left).toBeLessThan(40)
  expect(window.innerHeight - box.bottom).toBeLessThan(40)
})
