import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button'
import { Inline } from '../layout'
import { DelayRing } from './delay-ring'
import { ConfirmDialog, dangerousConfirmDelaySeconds } from '.'

function HeldRing() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const animation of place.current?.getAnimations({ subtree: true }) ?? []) {
      animation.pause()
      animation.currentTime = (dangerousConfirmDelaySeconds * 1000 * 2) / 3
    }
  }, [])
  return (
    <div ref={place}>
      <DelayRing running seconds={dangerousConfirmDelaySeconds}>
        <Button tone="critical" disabled>
          Delete book
        </Button>
      </DelayRing>
    </div>
  )
}

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Delete this book?',
    children: 'Its 12 pages, their words and the narration go with it. This cannot be undone.',
    confirmLabel: 'Delete book',
    dangerous: 'delete-book',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
  parameters: {
    docs: {
      description: {
        component:
          'Asks before something is done. Name the deed on the button, never “OK”. What cannot be brought back is one of the `dangerousActions`: its button opens after two seconds, which a ring round it shows. Where something would be lost by leaving, use `UnsavedChangesDialog`. The focus starts on the way out; Escape takes it.',
      },
    },
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

/** After its two seconds. */
export const Dangerous: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete book' })).toBeEnabled(), { timeout: 4000 })
  },
}

/** The ring while it closes, held at two thirds for the picture. */
export const Waiting: Story = {
  render: () => (
    <Inline>
      <HeldRing />
    </Inline>
  ),
}

export const Busy: Story = {
  args: { busy: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete book' })).toBeEnabled(), { timeout: 4000 })
  },
}

export const LongWords: Story = {
  args: {
    title: '¿Eliminar definitivamente la variación del capítulo en español latinoamericano?',
    children:
      'Se perderán sus 240 páginas, las palabras reconocidas, los tiempos y la narración. Esta acción no se puede deshacer.',
    confirmLabel: 'Eliminar definitivamente la variación del capítulo',
    dangerous: undefined,
  },
}

export const Harmless: Story = {
  args: {
    title: 'Leave the page?',
    children: 'Page 4 has changes that are not saved.',
    confirmLabel: 'Discard changes',
    dangerous: undefined,
  },
}
