import { useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ToastProvider, useToast, type ToastMessage } from '.'
import { importLate } from '../late/import-late'
import * as late from '../late/late'
import { drawFrames, drawFramesUntil } from '../testing/draw-frames'
import '../styles.css'

vi.mock('../late/import-late', () => ({ importLate: vi.fn<typeof importLate>() }))

let show: (toast: ToastMessage) => void
function Taker() {
  const given = useToast()
  useEffect(() => {
    show = given
  }, [given])
  return null
}
const pending = () => vi.mocked(importLate).mockReturnValue(new Promise(() => undefined))
const rejecting = () => vi.mocked(importLate).mockImplementation(() => Promise.reject(new Error('offline')))
const arriving = () => vi.mocked(importLate).mockResolvedValue(late)

/** Renders while the clock runs, and stops it. What waits for the page by itself would put it forward. */
async function setUp() {
  await render(
    <ToastProvider fetchAhead={false}>
      <Taker />
    </ToastProvider>,
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
}
async function goOn(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await drawFrames(2)
}
const region = () => document.querySelector('[data-toasts]')
/** The words of a toast, once they are there and told as they have to be. */
async function shown(manner: 'polite' | 'assertive', message: string) {
  const toast = page.getByText(message, { exact: false })
  await drawFramesUntil(() => toast.query() !== null)
  const told = toast.element().closest('[aria-live], [role]')
  expect(told?.getAttribute('role') === 'alert' ? 'assertive' : told?.getAttribute('aria-live')).toBe(manner)
  return toast
}
const fullToast = (message: string) => page.getByRole('listitem').filter({ hasText: message })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(importLate).mockReset()
  vi.restoreAllMocks()
})

it.each([
  ['has not come yet', pending],
  ['cannot come', rejecting],
])('interrupts a screen reader for errors only while what draws toasts %s', async (_name, answer) => {
  answer()
  await setUp()
  show({ tone: 'success', message: 'Saved settings' })
  await shown('polite', 'Saved settings')
  show({ tone: 'critical', message: 'Error updating settings' })
  await shown('assertive', 'Error updating settings')
  expect(page.getByRole('alert').elements()).toHaveLength(1)
})

it('tells of the first toast in a region that was there before it, empty', async () => {
  pending()
  await setUp()
  const before = region()
  expect([before?.getAttribute('aria-live'), before?.textContent]).toEqual(['polite', ''])
  show({ message: 'Saved settings' })
  const toast = await shown('polite', 'Saved settings')
  expect(before?.contains(toast.element())).toBe(true)
})

it.each([
  ['has not come yet', pending],
  ['cannot come', rejecting],
])('closes by itself after five seconds, not before, while what draws toasts %s', async (_name, answer) => {
  answer()
  await setUp()
  show({ message: 'Saved settings' })
  const toast = await shown('polite', 'Saved settings')
  await goOn(4900)
  expect(toast.query()).not.toBeNull()
  await goOn(100)
  await drawFramesUntil(() => toast.query() === null)
})

it('stays while it is hovered, and while something in it has the focus', async () => {
  rejecting()
  await setUp()
  show({ message: 'Saved settings', action: { label: 'Undo', onPress: () => undefined } })
  const toast = await shown('polite', 'Saved settings')
  await toast.hover()
  await goOn(60_000)
  expect(toast.query()).not.toBeNull()
  const undo = toast.getByRole('button', { name: 'Undo' }).element()
  undo.focus()
  await userEvent.unhover(toast)
  await goOn(60_000)
  expect(toast.query()).not.toBeNull()
  undo.blur()
  await drawFrames(2)
  await goOn(5000)
  await drawFramesUntil(() => toast.query() === null)
})

it('lets its action be taken by keyboard, and closes', async () => {
  const undo = vi.fn<() => void>()
  pending()
  await setUp()
  show({ message: 'Page deleted', action: { label: 'Undo', onPress: undo } })
  const toast = await shown('polite', 'Page deleted')
  vi.useRealTimers()
  await userEvent.keyboard('{Tab}')
  await expect.element(toast.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(undo).toHaveBeenCalledTimes(1)
  await expect.element(toast).not.toBeInTheDocument()
})

it('asks again with the next toast for what could not be loaded', async () => {
  rejecting()
  await setUp()
  show({ message: 'First' })
  const first = await shown('polite', 'First')
  await goOn(5000)
  await drawFramesUntil(() => first.query() === null)
  arriving()
  show({ message: 'Second' })
  const second = await shown('polite', 'Second')
  await goOn(5000)
  await drawFramesUntil(() => second.query() === null)
  show({ message: 'Third' })
  await drawFramesUntil(() => fullToast('Third').query() !== null)
  expect(importLate).toHaveBeenCalledTimes(3)
})

it('announces no toast twice when what draws toasts comes while it is there', async () => {
  let arrive: (loaded: typeof late) => void = () => undefined
  vi.mocked(importLate).mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  await setUp()
  show({ tone: 'critical', message: 'Failed to save' })
  const toast = await shown('assertive', 'Failed to save')
  const { [0]: drawn } = toast.elements()
  arrive(late)
  await drawFrames(4)
  show({ message: 'Saved settings' })
  await shown('polite', 'Saved settings')
  await goOn(1000)
  expect(toast.elements()).toEqual([drawn])
  expect(page.getByText('Failed to save').elements()).toHaveLength(1)
  await goOn(5000)
  await drawFramesUntil(() => toast.query() === null)
  show({ message: 'Page deleted' })
  await drawFramesUntil(() => fullToast('Page deleted').query() !== null)
  expect(page.getByRole('alert').query()).toBeNull()
})
