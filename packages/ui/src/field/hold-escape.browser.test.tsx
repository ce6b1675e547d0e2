import { useState, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialog, Dialog, Drawer, Popover, PresenterFrame, SearchField, TourStep } from '..'
import { pressWhileComposing } from '../testing/press-while-composing'
import '../styles.css'

function Finder() {
  const [text, setText] = useState('')
  return <SearchField label="Search" value={text} onChange={setText} />
}

const close = vi.fn<() => void>()
const nothing = () => undefined
const layers: Readonly<Record<string, ReactNode>> = {
  dialog: (
    <Dialog open title="Voices" onOpenChange={close}>
      <Finder />
    </Dialog>
  ),
  drawer: (
    <Drawer open title="Voices" onOpenChange={close}>
      <Finder />
    </Drawer>
  ),
  question: (
    <ConfirmDialog open title="Delete?" confirmLabel="Delete" onConfirm={nothing} onCancel={close}>
      <Finder />
    </ConfirmDialog>
  ),
  popover: (
    <Popover open title="Voices" trigger={<button type="button">Voices</button>} onOpenChange={close}>
      <Finder />
    </Popover>
  ),
  'step of a tour': (
    <TourStep open target="#none" title="Search" step={1} total={2} onBack={nothing} onNext={nothing} onSkip={close}>
      <Finder />
    </TourStep>
  ),
  presentation: (
    <PresenterFrame title="Voices" onLeave={close}>
      <Finder />
    </PresenterFrame>
  ),
}

it.each(Object.entries(layers))(
  'is handled by the field first in a %s, and by the surrounding layer after that',
  async (_, layer) => {
    close.mockClear()
    const screen = await render(layer)
    const field = screen.getByRole('searchbox', { name: 'Search' })
    await field.fill('weir')
    await expect.element(field).toHaveFocus()
    pressWhileComposing(field.element(), 'Escape')
    await expect.element(field).toHaveValue('weir')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('')
    expect(close).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(close).toHaveBeenCalled()
  },
)
