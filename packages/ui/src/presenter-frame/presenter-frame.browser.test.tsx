import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PresenterFrame } from '.'
import { drawFrames } from '../testing/draw-frames'
import { endAnimations } from '../testing/end-animations'
import '../styles.css'

const stage = () => document.querySelector('[data-stage]')!.getBoundingClientRect()

afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 720)
})

function Presentation({ onLeave = () => undefined }: { readonly onLeave?: () => void }) {
  return (
    <PresenterFrame title="Zwei Brüder" controls={<button type="button">Next page</button>} onLeave={onLeave}>
      A page
    </PresenterFrame>
  )
}

it.each([
  [1600, 900],
  [1000, 800],
  [900, 300],
  [375, 700],
])('keeps its stage at 16:9, whole and centred, at %i by %i', async (width, height) => {
  await page.viewport(width, height)
  await render(<Presentation />)
  const { left, right, top, bottom } = stage()
  expect((right - left) / (bottom - top)).toBeCloseTo(16 / 9, 1)
  expect(left + right).toBeCloseTo(width, 0)
  expect(top + bottom).toBeCloseTo(height, 0)
  expect(Math.min(left, top)).toBeCloseTo(0, 0)
})

describe('the controls', () => {
  const opacity = (element: Element) => getComputedStyle(element.parentElement!).opacity

  it('fade after three seconds without input, and return on a pointer move or a key', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const screen = await render(<Presentation />)
    const next = screen.getByRole('button', { name: 'Next page' }).element()
    const after = async (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds)
      await drawFrames()
      await endAnimations()
    }
    await after(2900)
    expect(opacity(next)).toBe('1')
    await after(200)
    expect(opacity(next)).toBe('0')
    document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
    await after(100)
    expect(opacity(next)).toBe('1')
    await after(3100)
    expect(opacity(next)).toBe('0')
    await userEvent.keyboard('{Tab}')
    await after(100)
    expect(opacity(next)).toBe('1')
    await after(9000)
    expect(document.activeElement).toBe(next)
    expect(opacity(next)).toBe('1')
  })
})

it('leaves keys to the page, closes by Escape and its button, and is named by its title', async () => {
  const leave = vi.fn<() => void>()
  const turn = vi.fn<(key: string) => void>()
  const listen = (event: KeyboardEvent) => turn(event.key)
  document.addEventListener('keydown', listen)
  const screen = await render(<Presentation onLeave={leave} />)
  await expect.element(screen.getByRole('dialog', { name: 'Zwei Brüder' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  document.removeEventListener('keydown', listen)
  expect(turn).toHaveBeenCalledExactlyOnceWith('ArrowRight')
  await userEvent.keyboard('{Escape}')
  expect(leave).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  expect(leave).toHaveBeenCalledTimes(2)
})
