import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog, dialogSizes, type DialogSize } from '.'
import { Button } from '../button'
import { drawFrames } from '../testing/draw-frames'
import { endAnimations } from '../testing/end-animations'
import { TextField } from '../text-field'
import '../styles.css'

function Editor({ size }: { readonly size?: DialogSize }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Book details" size={size}>
        <TextField label="Title" value="" onChange={() => undefined} />
      </Dialog>
    </>
  )
}

afterEach(() => page.viewport(414, 896))

it('comes in the sizes s, m, l, xl and huge, each wider than the one before [UI-027]', async () => {
  expect(dialogSizes).toEqual(['s', 'm', 'l', 'xl', 'huge'])
  await page.viewport(1400, 800)
  const widths: number[] = []
  for (const size of dialogSizes) {
    const screen = await render(<Dialog open size={size} title={size} onOpenChange={() => undefined} />)
    await endAnimations()
    widths.push(screen.getByRole('dialog', { name: size }).element().getBoundingClientRect().width)
    await screen.unmount()
  }
  expect(widths).toEqual(widths.toSorted((a, b) => a - b))
  expect(new Set(widths).size).toBe(5)
})

it.each([
  ['s', 400],
  ['m', 560],
  ['l', 720],
  ['xl', 960],
  ['huge', 1330],
] as const)('has the width of size %s, and is never wider than the window [UI-028]', async (size, width) => {
  await page.viewport(1400, 800)
  const screen = await render(<Dialog open size={size} title="Book details" onOpenChange={() => undefined} />)
  const dialog = screen.getByRole('dialog').element()
  await endAnimations()
  expect(Math.round(dialog.getBoundingClientRect().width)).toBe(width)
  await page.viewport(320, 600)
  await endAnimations()
  const box = dialog.getBoundingClientRect()
  expect(box.left).toBeGreaterThanOrEqual(0)
  expect(box.right).toBeLessThanOrEqual(320)
})

it('fades in and out in 150 ms, and is removed after that [UI-029]', async () => {
  const seen: unknown[] = []
  const note = ({ type, target }: AnimationEvent) => {
    if (!(target instanceof Element) || target.getAttribute('role') !== 'dialog') return
    for (const { effect } of target.getAnimations()) {
      if (!(effect instanceof KeyframeEffect)) throw new Error('a fade has keyframes')
      seen.push([type, effect.getTiming().duration, ...effect.getKeyframes().map(({ opacity }) => opacity)])
    }
  }
  document.addEventListener('animationstart', note)
  document.addEventListener('animationend', note)
  const screen = await render(<Editor />)
  await screen.getByRole('button', { name: 'Edit' }).click()
  const fadesIn = [
    ['animationstart', 150, '0', '1'],
    ['animationend', 150, '0', '1'],
  ]
  await expect.poll(() => seen).toEqual(fadesIn)
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(seen).toEqual([...fadesIn, ['animationstart', 150, '1', '0'], ['animationend', 150, '1', '0']])
  document.removeEventListener('animationstart', note)
  document.removeEventListener('animationend', note)
})

it('traps the focus, starts on its content, and returns the focus on closing', async () => {
  const screen = await render(<Editor />)
  const edit = screen.getByRole('button', { name: 'Edit' })
  await edit.click()
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(edit).toHaveFocus()
})

it('closes with its close button', async () => {
  const screen = await render(<Editor />)
  await screen.getByRole('button', { name: 'Edit' }).click()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

it('makes its body a tab stop when the content overflows', async () => {
  await page.viewport(800, 400)
  const screen = await render(
    <Dialog open title="Licences" size="huge" onOpenChange={() => undefined}>
      <p>One</p>
    </Dialog>,
  )
  const line = screen.getByText('One', { exact: true }).element()
  const body = line.parentElement
  if (!(line instanceof HTMLElement) || body === null) throw new Error('the line is not in the body')
  body.style.blockSize = '5rem'
  await drawFrames()
  expect(body.tabIndex).toBe(-1)
  line.style.blockSize = '50rem'
  await expect.poll(() => body.tabIndex).toBe(0)
})

it('lets the arrow keys scroll long text, and adds no tab stop before a field', async () => {
  await page.viewport(800, 400)
  const lines = Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line}</p>)
  const long = await render(
    <Dialog open title="Licences" onOpenChange={() => undefined}>
      {lines}
    </Dialog>,
  )
  const body = long.getByText('Line 0', { exact: true }).element().parentElement
  await expect.poll(() => document.activeElement).toBe(body)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(() => body?.scrollTop).toBeGreaterThan(0)
  await long.rerender(
    <Dialog open title="Licences" onOpenChange={() => undefined}>
      <TextField label="Title" value="" onChange={() => undefined} />
      {lines}
    </Dialog>,
  )
  await expect.poll(() => body?.hasAttribute('tabindex')).toBe(false)
})

it('is a sheet on phones, and has the width of its size in half of a desktop window', async () => {
  await page.viewport(600, 700)
  const screen = await render(<Dialog open size="s" title="Book details" onOpenChange={() => undefined} />)
  const dialog = screen.getByRole('dialog').element()
  await endAnimations()
  expect(dialog.getBoundingClientRect().width).toBe(400)
  await page.viewport(599, 700)
  await expect.poll(() => dialog.getBoundingClientRect().width).toBe(599)
  expect(dialog.getBoundingClientRect().bottom).toBe(700)
})

it('ends its scrolled content at the line above its buttons', async () => {
  await page.viewport(375, 600)
  const lines = Array.from({ length: 60 }, (_, line) => <p key={line}>A line of the question</p>)
  const screen = await render(
    <Dialog open onOpenChange={() => undefined} title="Quiz" actions={<Button>Submit</Button>}>
      {lines}
    </Dialog>,
  )
  const footer = screen.getByRole('button', { name: 'Submit' }).element().parentElement!
  const body = footer.previousElementSibling!
  expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
  expect(body.getBoundingClientRect().bottom).toBe(footer.getBoundingClientRect().top)
})
