import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Popover, popoverSides, popoverSizes, type PopoverProps } from '.'
import { Button } from '../button'
import { endAnimations } from '../testing/end-animations'
import { TextField } from '../text-field'
import { LocaleProvider, type TextDirection } from '..'
import '../styles.css'

const reading = (props: Partial<PopoverProps> = {}, direction: TextDirection = 'ltr') => (
  <LocaleProvider locale="en" direction={direction}>
    <div style={{ display: 'grid', placeItems: 'center', blockSize: '600px' }}>
      <Popover title="Reading" trigger={<Button>Settings</Button>} {...props}>
        <TextField label="Speed" value="1" onChange={() => undefined} />
      </Popover>
      <Button>After</Button>
    </div>
  </LocaleProvider>
)

afterEach(async () => {
  document.documentElement.dir = 'ltr'
  await page.viewport(414, 896)
})

it('opens by keyboard with the focus on its content, and Escape returns the focus', async () => {
  const screen = await render(reading())
  const button = screen.getByRole('button', { name: 'Settings' })
  await userEvent.keyboard('{Tab}')
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('dialog', { name: 'Reading' })).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.getByRole('textbox', { name: 'Speed' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

it('lets the focus move on to the page, and traps it when modal', async () => {
  const screen = await render(reading())
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('textbox', { name: 'Speed' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(screen.getByRole('textbox', { name: 'Speed' })).not.toHaveFocus()
  await screen.unmount()

  const modal = await render(reading({ modal: true }))
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(modal.getByRole('dialog')).toHaveAttribute('aria-modal', 'true')
  const field = modal.getByRole('textbox', { name: 'Speed' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(modal.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveFocus()
})

it('closes with its close button and by a press outside', async () => {
  const screen = await render(reading())
  const button = screen.getByRole('button', { name: 'Settings' })
  await button.click()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await button.click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await page.elementLocator(document.body).click({ position: { x: 2, y: 2 } })
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

it.each(['ltr', 'rtl'] as const)('opens on its side, mirrored by the text direction, %s', async (direction) => {
  await page.viewport(1200, 700)
  const screen = await render(reading({ side: 'start', size: 's' }, direction))
  await screen.getByRole('button', { name: 'Settings' }).click()
  const popover = screen.getByRole('dialog')
  await expect.element(popover).toBeVisible()
  await endAnimations()
  const box = popover.element().getBoundingClientRect()
  const button = screen.getByRole('button', { name: 'Settings' }).element().getBoundingClientRect()
  const gap = direction === 'ltr' ? button.left - box.right : box.left - button.right
  expect(gap).toBeGreaterThan(0)
})

const everySide = (['ltr', 'rtl'] as const).flatMap((direction) =>
  popoverSides.flatMap((side) => [320, 375, 700].map((width) => ({ direction, side, width }))),
)

it.each(everySide)('stays in a window of $width pixels, preferring $side, $direction', async (asked) => {
  await page.viewport(asked.width, 640)
  for (const size of popoverSizes) {
    const screen = await render(reading({ size, side: asked.side, open: true }, asked.direction))
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await endAnimations()
    const box = screen.getByRole('dialog').element().getBoundingClientRect()
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(asked.width)
    expect(box.top).toBeGreaterThanOrEqual(0)
    expect(box.bottom).toBeLessThanOrEqual(640)
    await screen.unmount()
  }
})

it('moves to a side with room when the window changes', async () => {
  await page.viewport(1200, 640)
  const screen = await render(reading({ side: 'end', open: true }))
  const popover = screen.getByRole('dialog')
  await expect.element(popover).toHaveAttribute('data-side', 'right')
  await page.viewport(375, 640)
  await expect.element(popover).toHaveAttribute('data-side', 'bottom')
})

it.each([375, 1200])('keeps its focus ring inside, at its close button too, at %i pixels', async (width) => {
  await page.viewport(width, 640)
  const screen = await render(reading({ open: true }))
  await expect.element(screen.getByRole('textbox', { name: 'Speed' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  const close = screen.getByRole('button', { name: 'Close' })
  await expect.element(close).toHaveFocus()
  await endAnimations()
  const { outlineOffset, outlineWidth } = getComputedStyle(close.element())
  const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
  const panel = screen.getByRole('dialog').element().getBoundingClientRect()
  const box = close.element().getBoundingClientRect()
  expect(box.right + reach).toBeLessThanOrEqual(panel.right - 4)
  expect(box.top - reach).toBeGreaterThanOrEqual(panel.top + 4)
})
