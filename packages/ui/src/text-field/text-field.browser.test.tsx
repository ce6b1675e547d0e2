import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PasswordField, SearchField, TextArea, TextField } from '.'
import { Dialog } from '../dialog'
import { pressWhileComposing } from '../testing/press-while-composing'
import '../styles.css'

function Form() {
  const [text, setText] = useState('')
  return (
    <>
      <TextArea label="Note" hideLabel value={text} onChange={setText} />
      <output>{text}</output>
    </>
  )
}

it('is named by its label and described by its hint and its error', async () => {
  const screen = await render(
    <TextField
      label="E-mail"
      hint="We send one letter."
      error="Write it like a@b.example."
      value="a"
      onChange={() => 0}
    />,
  )
  const field = screen.getByRole('textbox', { name: 'E-mail' })
  await expect.element(field).toHaveAccessibleDescription('We send one letter. Write it like a@b.example.')
  await expect.element(field).toBeInvalid()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Write it like a@b.example.')
})

it('reports the whole text with every key', async () => {
  const screen = await render(<Form />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'By the river')
  await expect.element(screen.getByRole('status')).toHaveTextContent('By the river')
})

function Secret() {
  const [secret, setSecret] = useState('')
  return <PasswordField label="Password" autoComplete="new-password" value={secret} onChange={setSecret} />
}

it('shows the password while its button is pressed', async () => {
  const screen = await render(<Secret />)
  await userEvent.keyboard('{Tab}willow')
  const field = screen.getByLabelText('Password', { exact: true })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('type', 'password')
  await userEvent.keyboard('{Tab} ')
  const reveal = screen.getByRole('button', { name: 'Show the password' })
  await expect.element(reveal).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('textbox', { name: 'Password' })).toHaveValue('willow')
  await userEvent.keyboard(' ')
  await expect.element(field).toHaveAttribute('type', 'password')
})

function Finder() {
  const [text, setText] = useState('')
  return <SearchField label="Search" value={text} onChange={setText} />
}

it('clears a search with Escape and with the button, and keeps the focus', async () => {
  const outside = vi.fn<() => void>()
  const screen = await render(
    <div role="presentation" onKeyDown={(event) => event.key === 'Escape' && outside()}>
      <Finder />
    </div>,
  )
  const field = screen.getByRole('searchbox', { name: 'Search' })
  await userEvent.keyboard('{Tab}willow{Escape}')
  await expect.element(field).toHaveValue('')
  expect(outside).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(outside).toHaveBeenCalledOnce()
  await userEvent.keyboard('weir{Tab}{Enter}')
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
})

it('keeps the surrounding dialog open when Escape clears a search', async () => {
  const close = vi.fn<(open: boolean) => void>()
  const screen = await render(
    <Dialog open title="Voices" onOpenChange={close}>
      <Finder />
    </Dialog>,
  )
  const field = screen.getByRole('searchbox', { name: 'Search' })
  await field.fill('willow')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('')
  expect(close).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledExactlyOnceWith(false)
})

it('keeps a search when Escape only cancels composed text', async () => {
  const close = vi.fn<(open: boolean) => void>()
  const screen = await render(
    <Dialog open title="Voices" onOpenChange={close}>
      <Finder />
    </Dialog>,
  )
  const field = screen.getByRole('searchbox', { name: 'Search' })
  await field.fill('柳')
  pressWhileComposing(field.element(), 'Escape')
  await expect.element(field).toHaveValue('柳')
  expect(close).not.toHaveBeenCalled()
})

function Sentence() {
  const [text, setText] = useState('')
  return <TextField label="Sentence" maximum={12} value={text} onChange={setText} />
}

it('counts characters, lets more be typed, and announces the rest when few are left', async () => {
  const screen = await render(<Sentence />)
  await userEvent.keyboard('{Tab}ab')
  await expect.element(screen.getByText('2 of 12')).toBeVisible()
  await expect.element(screen.getByText('10 characters left')).toBeInTheDocument()
  await userEvent.keyboard('cdefghijklmn')
  await expect.element(screen.getByRole('textbox')).toHaveValue('abcdefghijklmn')
  await expect.element(screen.getByText('2 characters too many')).toBeInTheDocument()
})

it('focuses the input when its prefix or suffix is pressed', async () => {
  const screen = await render(<TextField label="Address" prefix="https://" value="" onChange={() => 0} />)
  await screen.getByText('https://').click()
  await expect.element(screen.getByRole('textbox', { name: 'Address' })).toHaveFocus()
})

it('is between its hint and its message', async () => {
  const screen = await render(
    <TextField label="Title" hint="As on the cover." error="Too short." value="" onChange={() => undefined} />,
  )
  const tops = [
    screen.getByText('Title', { exact: true }),
    screen.getByText('As on the cover.'),
    screen.getByRole('textbox'),
    screen.getByRole('alert'),
  ].map((part) => part.element().getBoundingClientRect().top)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

it.each([TextField, TextArea])('is invalid when its text is too long, and says what to do', async (Field) => {
  const screen = await render(<Field label="Title" value="Book" maximum={4} onChange={() => undefined} />)
  await expect.element(screen.getByRole('textbox')).toBeValid()
  await screen.rerender(<Field label="Title" value="Books" maximum={4} onChange={() => undefined} />)
  await expect.element(screen.getByRole('textbox')).toBeInvalid()
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('Too long. Use 4 characters at most.')
})

it('looks different when read-only and when disabled', async () => {
  const screen = await render(
    <>
      <TextField label="Free" value="a" onChange={() => undefined} />
      <TextField label="Read" value="a" readOnly onChange={() => undefined} />
      <TextField label="Off" value="a" disabled onChange={() => undefined} />
    </>,
  )
  const [free, read, off] = ['Free', 'Read', 'Off'].map((name) =>
    getComputedStyle(screen.getByLabelText(name).element()),
  )
  expect(read!.backgroundColor).not.toBe(free!.backgroundColor)
  expect(read!.color).toBe(free!.color)
  expect(off!.color).not.toBe(free!.color)
  expect(off!.opacity).toBe('1')
})

it('has a dashed line in high contrast when it is read-only', async () => {
  document.documentElement.dataset['theme'] = 'contrast'
  const screen = await render(
    <>
      <TextField label="Free" value="a" onChange={() => undefined} />
      <TextField label="Read" value="a" readOnly onChange={() => undefined} />
      <TextField label="Measured" value="a" suffix="px" readOnly onChange={() => undefined} />
    </>,
  )
  const part = (name: string) => screen.getByRole('textbox', { name }).element()
  const lines = [part('Free'), part('Read'), part('Measured').parentElement!].map(
    (box) => getComputedStyle(box).borderTopStyle,
  )
  delete document.documentElement.dataset['theme']
  expect(lines).toEqual(['solid', 'dashed', 'dashed'])
})
