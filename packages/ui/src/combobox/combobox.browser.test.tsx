import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render, type RenderResult } from 'vitest-browser-react'
import { Combobox, type ComboboxOption } from '.'
import { Dialog } from '../dialog'
import { drawFrames } from '../testing/draw-frames'
import { pressWhileComposing } from '../testing/press-while-composing'
import '../styles.css'

type Voice = 'ada' | 'li' | 'alvaro' | 'beatriz'
const voices: readonly ComboboxOption<Voice>[] = [
  { value: 'ada', label: 'Ada', hint: 'English', group: 'Mine' },
  { value: 'li', label: 'Li', disabled: true, group: 'Library' },
  { value: 'alvaro', label: 'Álvaro', hint: 'Spanish', group: 'Library' },
  { value: 'beatriz', label: 'Beatriz', hint: 'Spanish', group: 'Library' },
]
const reported = vi.fn<(value: Voice | null) => void>()

interface VoicesProps {
  readonly clears?: boolean
  readonly busy?: boolean
}

function Voices({ clears, busy }: VoicesProps) {
  const [voice, setVoice] = useState<Voice | null>('ada')
  const report = (next: Voice | null) => {
    reported(next)
    setVoice(next)
  }
  return (
    <>
      <button type="button">Before</button>
      <Combobox
        label="Voice"
        hint="It speaks the whole book."
        options={busy ? [] : voices}
        value={voice}
        busy={busy}
        onChange={report}
        onClear={clears ? () => report(null) : undefined}
      />
    </>
  )
}

afterEach(() => {
  reported.mockClear()
})

it('opens at the chosen option, skips disabled ones, and chooses with Enter', async () => {
  const screen = await render(<Voices />)
  const field = screen.getByRole('combobox', { name: 'Voice' })
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('Ada')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).toHaveAccessibleDescription('It speaks the whole book.')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(screen.getByRole('listbox', { name: 'Voice' })).toBeVisible()
  await expect.element(screen.getByRole('option', { name: 'Ada English' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  const alvaro = screen.getByRole('option', { name: 'Álvaro Spanish' }).element()
  await expect.element(field).toHaveAttribute('aria-activedescendant', alvaro.id)
  await expect.element(screen.getByRole('group', { name: 'Library' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(reported).toHaveBeenCalledExactlyOnceWith('alvaro')
  await expect.element(field).toHaveValue('Álvaro')
  await expect.element(field).toHaveFocus()
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
})

it('ignores case and accents, searches descriptions, and announces the count', async () => {
  const screen = await render(<Voices />)
  await userEvent.keyboard('{Tab}{Tab}ALVARO')
  await expect.element(screen.getByRole('option')).toHaveTextContent('ÁlvaroSpanish')
  await expect.element(screen.getByText('1 choice', { exact: true })).toBeInTheDocument()
  await userEvent.keyboard('{Control>}a{/Control}spanish')
  await expect.element(screen.getByText('2 choices', { exact: true })).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(reported).toHaveBeenCalledExactlyOnceWith('beatriz')
})

it('says when nothing is found, and when options are still loading', async () => {
  const screen = await render(<Voices />)
  await userEvent.keyboard('{Tab}{Tab}zzz')
  await expect.element(screen.getByText('Nothing found for “zzz”')).toBeVisible()
  await userEvent.keyboard('{Enter}{Escape}')
  expect(reported).not.toHaveBeenCalled()
  await screen.rerender(<Voices busy />)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByText('Loading…')).toBeVisible()
})

it('never chooses a disabled option', async () => {
  const screen = await render(<Voices />)
  await userEvent.keyboard('{Tab}{Tab}li{Enter}')
  await userEvent.keyboard('{Control>}a{/Control}Li')
  await screen.getByRole('option', { name: 'Li', exact: true }).click({ force: true })
  expect(reported.mock.calls.flat()).not.toContain('li')
})

it('keeps the choice when it loses the focus or is closed with Escape', async () => {
  const screen = await render(<Voices />)
  const field = screen.getByRole('combobox', { name: 'Voice' })
  await userEvent.keyboard('{Tab}{Tab}bea{Escape}')
  await expect.element(field).toHaveValue('Ada')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('Ada')
  await field.click()
  await userEvent.clear(field)
  await screen.getByRole('button', { name: 'Before' }).click()
  await expect.element(field).toHaveValue('Ada')
  expect(reported).not.toHaveBeenCalled()
})

it('is cleared by its button or by emptying it, when that is allowed', async () => {
  const screen = await render(<Voices clears />)
  const field = screen.getByRole('combobox', { name: 'Voice' })
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
  expect(reported).toHaveBeenLastCalledWith(null)
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('')
  await userEvent.keyboard('bea{Enter}')
  expect(reported).toHaveBeenLastCalledWith('beatriz')
  await userEvent.clear(field)
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => reported).toHaveBeenLastCalledWith(null)
})

it('keeps the surrounding dialog open when Escape closes its list', async () => {
  const close = vi.fn<(open: boolean) => void>()
  const screen = await render(
    <Dialog open title="Voice of the book" onOpenChange={close}>
      <Voices />
    </Dialog>,
  )
  await screen.getByRole('combobox', { name: 'Voice' }).click()
  await expect.element(screen.getByRole('option', { name: 'Beatriz Spanish' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('option', { name: 'Beatriz Spanish' })).not.toBeInTheDocument()
  expect(close).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledWith(false)
})

it.each([
  ['Enter', () => userEvent.keyboard('{Enter}')],
  ['Alt and the arrow up', () => userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')],
  ['its button', (screen: RenderResult) => screen.getByRole('button', { name: 'Show the choices' }).click()],
])('shows the chosen option again when it is closed by %s without results', async (_, close) => {
  const screen = await render(<Voices />)
  const field = screen.getByRole('combobox', { name: 'Voice' })
  await userEvent.keyboard('{Tab}{Tab}zzz')
  await expect.element(screen.getByText('Nothing found for “zzz”')).toBeVisible()
  await close(screen)
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).toHaveValue('Ada')
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveValue('Ada')
  expect(reported).not.toHaveBeenCalled()
})

it('keeps its list open and the typed text when the field is pressed again', async () => {
  const screen = await render(<Voices />)
  const field = screen.getByRole('combobox', { name: 'Voice' })
  await field.click()
  await userEvent.keyboard('bea')
  await expect.element(screen.getByRole('option', { name: 'Beatriz Spanish' })).toBeVisible()
  await field.click()
  await drawFrames()
  await expect.element(screen.getByRole('option', { name: 'Beatriz Spanish' })).toBeVisible()
  await expect.element(field).toHaveValue('bea')
})

it('leaves Enter and Escape to the input method while composing', async () => {
  const screen = await render(<Voices />)
  const field = screen.getByRole('combobox', { name: 'Voice' })
  await userEvent.keyboard('{Tab}{Tab}bea')
  await expect.element(screen.getByRole('option', { name: 'Beatriz Spanish' })).toBeVisible()
  pressWhileComposing(field.element(), 'Enter')
  pressWhileComposing(field.element(), 'Escape')
  await drawFrames()
  await expect.element(field).toHaveValue('bea')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  expect(reported).not.toHaveBeenCalled()
})

it('shows the new label when the chosen option is renamed, even in a reopened list', async () => {
  const named = (label: string) => (
    <Combobox
      label="Language"
      options={[
        { value: 'en', label },
        { value: 'es', label: 'Español' },
      ]}
      value="en"
      onChange={() => undefined}
    />
  )
  const screen = await render(named('English'))
  const field = screen.getByRole('combobox', { name: 'Language' })
  await expect.element(field).toHaveValue('English')
  await screen.rerender(named('Inglés'))
  await expect.element(field).toHaveValue('Inglés')
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(screen.getByRole('option', { name: 'Inglés' })).toBeVisible()
  await expect.element(field).toHaveValue('Inglés')
})
