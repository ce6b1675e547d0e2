import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TourStep } from '.'
import { Button } from '../button'
import { popoverSides, type PopoverSide } from '../popover'
import { endAnimations } from '../testing/end-animations'
import { LocaleProvider, type TextDirection } from '..'
import '../styles.css'

const titles = ['Play', 'Far below', 'Not there', 'Settings']
const targets = ['#play', '#far', '#gone', '#settings']

function Tour({ onEnd = () => undefined }: { readonly onEnd?: (how: 'done' | 'skipped') => void }) {
  const [step, setStep] = useState(0)
  const end = (how: 'done' | 'skipped') => {
    setStep(0)
    onEnd(how)
  }
  return (
    <>
      <button type="button" id="play">
        Play
      </button>
      <button type="button" id="settings">
        Settings
      </button>
      <Button onClick={() => setStep(1)}>Show me round</Button>
      <p id="far" style={{ marginBlock: '300vh' }}>
        Far below
      </p>
      <TourStep
        open={step > 0}
        target={targets[step - 1] ?? ''}
        title={titles[step - 1] ?? ''}
        step={step}
        total={titles.length}
        onBack={() => setStep(step - 1)}
        onNext={() => (step === titles.length ? end('done') : setStep(step + 1))}
        onSkip={() => end('skipped')}
      >
        About it.
      </TourStep>
    </>
  )
}

it('moves through its steps by keyboard, shows the position, and returns the focus at the end', async () => {
  const onEnd = vi.fn<(how: string) => void>()
  const screen = await render(<Tour onEnd={onEnd} />)
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
  for (const [position, title] of titles.entries()) {
    const dialog = screen.getByRole('dialog', { name: title })
    await expect.element(dialog).toHaveAccessibleDescription('About it.')
    await expect.element(dialog.getByText(`${position + 1} of 4`)).toBeVisible()
    const forward = dialog.getByRole('button', { name: position === 3 ? 'Done' : 'Next' })
    await expect.element(forward).toHaveFocus()
    await userEvent.keyboard('{Enter}')
  }
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('done')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Show me round' })).toHaveFocus()
})

it('moves back, but not before its first step', async () => {
  const screen = await render(<Tour />)
  await screen.getByRole('button', { name: 'Show me round' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Play' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Back' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Next' }).click()
  await screen.getByRole('button', { name: 'Back' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Play' })).toBeVisible()
})

it.each(['{Escape}', '{Tab}{Enter}'])('closes by %s, and returns the focus', async (keys) => {
  const onEnd = vi.fn<(how: string) => void>()
  const screen = await render(<Tour onEnd={onEnd} />)
  const opener = screen.getByRole('button', { name: 'Show me round' })
  await opener.click()
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  await userEvent.keyboard(keys)
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('skipped')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

it('scrolls its target into view and is placed beside it, or centred without one', async () => {
  await page.viewport(900, 800)
  const screen = await render(<Tour />)
  await screen.getByRole('button', { name: 'Show me round' }).click()
  await screen.getByRole('button', { name: 'Next' }).click()
  const far = screen.getByRole('dialog', { name: 'Far below' })
  await expect.element(far).toBeVisible()
  await expect.element(screen.getByText('Far below', { exact: true }).last()).toBeInViewport()
  await endAnimations()
  const target = document.querySelector('#far')?.getBoundingClientRect()
  const box = far.element().getBoundingClientRect()
  expect(target?.top).toBeGreaterThan(0)
  expect(Math.min(Math.abs(box.top - (target?.bottom ?? 0)), Math.abs(box.bottom - (target?.top ?? 0)))).toBeLessThan(
    30,
  )
  await screen.getByRole('button', { name: 'Next' }).click()
  const lost = screen.getByRole('dialog', { name: 'Not there' })
  await expect.element(lost).toBeInViewport()
  await endAnimations()
  const middle = lost.element().getBoundingClientRect()
  expect(Math.abs(middle.left + middle.width / 2 - window.innerWidth / 2)).toBeLessThan(2)
})

it('continues when its target is removed or appears late', async () => {
  await page.viewport(900, 800)
  const nothing = () => undefined
  const tour = (hasTarget: boolean) => (
    <>
      {hasTarget && <p id="late">Here I am.</p>}
      <TourStep open target="#late" title="Late" step={1} total={2} onBack={nothing} onNext={nothing} onSkip={nothing}>
        It comes.
      </TourStep>
    </>
  )
  const arrow = () => screen.getByRole('dialog').element().querySelector('svg path[d^="M0 0"]')
  const screen = await render(tour(false))
  await expect.element(screen.getByRole('dialog', { name: 'Late' })).toBeVisible()
  expect(arrow()).toBeNull()
  await screen.rerender(tour(true))
  await expect.poll(arrow).not.toBeNull()
  await screen.rerender(tour(false))
  await expect.poll(arrow).toBeNull()
  await expect.element(screen.getByRole('dialog', { name: 'Late' })).toBeVisible()
})

it('announces the text of each further step, though the focus stays on the same button', async () => {
  const screen = await render(<Tour />)
  await screen.getByRole('button', { name: 'Show me round' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Play' })
  await expect.element(dialog).toBeVisible()
  const spoken = document.querySelector('[role="dialog"] [aria-live="polite"]')
  expect(spoken).toHaveTextContent('PlayAbout it.')
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Far below' })).toBeVisible()
  // The same region: a new one would not be announced.
  expect(document.querySelector('[role="dialog"] [aria-live="polite"]')).toBe(spoken)
  expect(spoken).toHaveTextContent('Far belowAbout it.')
})

afterEach(async () => {
  document.documentElement.dir = 'ltr'
  await page.viewport(414, 896)
})

const positions = {
  corner: { insetInlineStart: '16px', top: '16px', inlineSize: '44px', blockSize: '44px' },
  middle: { insetInlineStart: 'calc(50% - 22px)', top: '300px', inlineSize: '44px', blockSize: '44px' },
  foot: { insetInlineStart: '16px', top: '600px', inlineSize: '44px', blockSize: '44px' },
  everything: { insetInlineStart: '8px', top: '8px', inlineSize: 'calc(100% - 16px)', blockSize: '624px' },
} as const

function StepAt(props: {
  readonly side: PopoverSide
  readonly at: keyof typeof positions
  readonly to: TextDirection
}) {
  const nothing = () => undefined
  return (
    <LocaleProvider locale="en" direction={props.to}>
      <div id="target" style={{ position: 'fixed', ...positions[props.at] }} />
      <TourStep
        open
        target="#target"
        side={props.side}
        title="Listen to the book"
        step={1}
        total={3}
        onBack={nothing}
        onNext={nothing}
        onSkip={nothing}
      >
        The voice reads the page and highlights each word. The space bar does the same.
      </TourStep>
    </LocaleProvider>
  )
}

const everySide = (['ltr', 'rtl'] as const).flatMap((to) =>
  popoverSides.flatMap((side) => [320, 375, 700].map((width) => ({ to, side, width }))),
)

it.each(everySide)('stays in a window of $width pixels, preferring $side, $to', async ({ to, side, width }) => {
  await page.viewport(width, 640)
  document.documentElement.dir = to
  for (const at of ['corner', 'middle', 'everything'] as const) {
    const screen = await render(<StepAt side={side} at={at} to={to} />)
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await endAnimations()
    const box = screen.getByRole('dialog').element().getBoundingClientRect()
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(width)
    expect(box.top).toBeGreaterThanOrEqual(0)
    // Its position is rounded to a pixel of the device, and its height is not.
    expect(box.bottom).toBeLessThan(641)
    await screen.unmount()
  }
})

it('keeps the focus while it is open, by Tab, Shift + Tab and a press beside it', async () => {
  const screen = await render(<Tour />)
  await screen.getByRole('button', { name: 'Show me round' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Play' })
  await expect.element(dialog.getByRole('button', { name: 'Next' })).toHaveFocus()
  for (const key of [
    '{Tab}',
    '{Tab}',
    '{Tab}',
    '{Shift>}{Tab}{/Shift}',
    '{Shift>}{Tab}{/Shift}',
    '{Shift>}{Tab}{/Shift}',
  ]) {
    await userEvent.keyboard(key)
    expect(dialog.element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.click(document.body, { position: { x: 2, y: 2 }, force: true })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
})

it.each([
  ['corner', 'at the lower edge'],
  ['foot', 'above its target'],
  ['everything', 'at the lower edge'],
] as const)('is a sheet on a phone with its target at %s: %s', async (at, expected) => {
  await page.viewport(375, 667)
  const screen = await render(<StepAt side="bottom" at={at} to="ltr" />)
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await endAnimations()
  const box = () => screen.getByRole('dialog').element().getBoundingClientRect()
  const target = document.querySelector('#target')!.getBoundingClientRect()
  await expect.poll(() => [box().left, box().right]).toEqual([0, 375])
  const { top, bottom } = box()
  const place =
    Math.abs(bottom - 667) < 1 ? 'at the lower edge' : bottom < target.top ? 'above its target' : 'elsewhere'
  const coversTarget = bottom > target.top && top < target.bottom
  expect([place, coversTarget]).toEqual([expected, at === 'everything'])
})
