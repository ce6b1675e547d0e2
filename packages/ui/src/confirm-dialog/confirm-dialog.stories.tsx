import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button'
import { Inline } from '../layout'
import { dangerousConfirmMilliseconds } from '../theme/constant-table'
import { DelayRing } from './delay-ring'
import { ConfirmDialog } from '.'

function HeldRing() {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const animation of container.current?.getAnimations({ subtree: true }) ?? []) {
      animation.pause()
      animation.currentTime = (dangerousConfirmMilliseconds * 2) / 3
    }
  }, [])
  return (
    <div ref={container}>
      <DelayRing running milliseconds={dangerousConfirmMilliseconds}>
        <Button tone="critical" disabled>
          Delete book
        </Button>
      </DelayRing>
    </div>
  )
}

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Delete this book?',
    children: 'Its 12 pages, their words and the narration will be deleted. This cannot be undone.',
    confirmLabel: 'Delete book',
    dangerous: 'delete-book',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
  parameters: {
    frame: { width: 1024, height: 360 },
    docs: {
      description: {
        component: [
          '**Use for** confirming an action before it happens. Name the action on the button, never “OK”.',
          '**Use `UnsavedChangesDialog` instead** when leaving would lose work.',
          'Actions that cannot be undone are `dangerousActions`: the button becomes available after two seconds, shown by a ring around it.',
          '**Keyboard**: the focus starts on Cancel; Escape cancels.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

/** After two seconds, when the button is available. */
export const Dangerous: Story = {
  // Pictures do not wait that long.
  tags: ['no-picture'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete book' })).toBeEnabled(), { timeout: 60_000 })
  },
}

/** The ring fills until the button is available; here it stands still at two thirds. */
export const Waiting: Story = {
  parameters: { frame: 'page' },
  render: () => (
    <Inline>
      <HeldRing />
    </Inline>
  ),
}

export const Busy: Story = { args: { busy: true, dangerous: undefined, losing: true } }

export const LongText: Story = {
  args: {
    title: '¿Eliminar definitivamente la variación del capítulo en español latinoamericano?',
    children:
      'Se perderán sus 240 páginas, las palabras reconocidas, los tiempos y la narración. Esta acción no se puede deshacer.',
    confirmLabel: 'Eliminar definitivamente la variación del capítulo',
    dangerous: undefined,
    losing: true,
  },
}

/** The loss can be undone with some work. */
export const Losing: Story = {
  args: {
    title: 'Reset the page?',
    children: 'Its frames return to where they were found.',
    confirmLabel: 'Reset page',
    dangerous: undefined,
    losing: true,
  },
}

export const Harmless: Story = {
  args: {
    title: 'Publish this book?',
    children: 'Its 12 pages can then be read by everybody who has the link.',
    confirmLabel: 'Publish book',
    dangerous: undefined,
  },
}

export const OnAPhone: Story = {
  ...Losing,
  globals: { viewport: { value: 'w375', isRotated: false } },
}
