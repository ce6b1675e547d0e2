import { useEffect, useRef, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Drawer, type DrawerSide } from '.'
import { Button } from '../button'
import { Slider } from '../slider'
import { endAnimations } from '../testing/end-animations'
import { LocaleProvider, type TextDirection } from '..'
import '../styles.css'

interface VoiceSettingsProps {
  readonly direction?: TextDirection
  readonly side?: DrawerSide
}

function VoiceSettings({ direction = 'ltr', side }: VoiceSettingsProps) {
  const [open, setOpen] = useState(false)
  return (
    <LocaleProvider locale="en" direction={direction}>
      <Button onClick={() => setOpen(true)}>Voice</Button>
      <Drawer open={open} onOpenChange={setOpen} title="Voice settings" side={side}>
        <Slider label="Stability" min={0} max={1} step={0.1} value={0.5} onChange={() => undefined} />
      </Drawer>
    </LocaleProvider>
  )
}

async function openedBox(props: VoiceSettingsProps): Promise<DOMRect> {
  const screen = await render(<VoiceSettings {...props} />)
  await screen.getByRole('button', { name: 'Voice' }).click()
  const drawer = screen.getByRole('dialog', { name: 'Voice settings' })
  await expect.element(drawer).toBeVisible()
  await endAnimations()
  return drawer.element().getBoundingClientRect()
}

afterEach(async () => {
  document.documentElement.dir = 'ltr'
  await page.viewport(414, 896)
})

it('shows the voice settings at the right, 400 pixels wide and as high as the window [UI-001]', async () => {
  await page.viewport(1200, 700)
  const box = await openedBox({})
  expect([box.right, box.width, box.top, box.height]).toEqual([1200, 400, 0, 700])
})

it('is never wider than the window', async () => {
  await page.viewport(320, 600)
  const box = await openedBox({})
  expect([box.left, box.width]).toEqual([0, 320])
})

it.each([
  ['end', 'rtl', 0],
  ['start', 'ltr', 0],
  ['start', 'rtl', 800],
] as const)('is placed at its %s when text runs %s', async (side, direction, left) => {
  await page.viewport(1200, 700)
  const box = await openedBox({ side, direction })
  expect([box.left, box.width]).toEqual([left, 400])
})

it('opens by keyboard, traps the focus, and returns it', async () => {
  const screen = await render(<VoiceSettings />)
  const button = screen.getByRole('button', { name: 'Voice' })
  const slider = screen.getByRole('slider', { name: 'Stability' })
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(slider).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(slider).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

it('leaves the focus to what its closing has opened', async () => {
  function Edit() {
    const [open, setOpen] = useState(false)
    const [isEditing, setIsEditing] = useState(false)
    const field = useRef<HTMLInputElement>(null)
    // While the drawer moves out of the window.
    useEffect(() => {
      if (isEditing) requestAnimationFrame(() => field.current?.focus())
    }, [isEditing])
    return (
      <LocaleProvider locale="en" direction="ltr">
        <Button onClick={() => setOpen(true)}>Notes</Button>
        <Drawer open={open} onOpenChange={setOpen} title="Notes">
          <Button
            onClick={() => {
              setOpen(false)
              setIsEditing(true)
            }}
          >
            Edit
          </Button>
        </Drawer>
        <input ref={field} aria-label="Note" />
      </LocaleProvider>
    )
  }
  const screen = await render(<Edit />)
  await screen.getByRole('button', { name: 'Notes' }).click()
  await screen.getByRole('button', { name: 'Edit' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  // Radix returns the focus in a task of its own after the drawer is gone.
  await new Promise((resolve) => setTimeout(resolve))
  await new Promise(requestAnimationFrame)
  await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus()
})

it('starts with the focus on the given element', async () => {
  const screen = await render(
    <Drawer
      open
      onOpenChange={() => undefined}
      title="Books"
      initialFocus={(panel) => panel.querySelector<HTMLElement>('[aria-current]')}
    >
      <a href="#one">One</a>
      <a href="#two" aria-current="page">
        Two
      </a>
    </Drawer>,
  )
  await expect.element(screen.getByRole('link', { name: 'Two' })).toHaveFocus()
})
