import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextArea, TextField } from '.'

function Form() {
  const [text, setText] = useState('')
  return (
    <>
      <TextArea label="Note" hideLabel value={text} onChange={setText} />
      <output>{text}</output>
    </>
  )
}

it('is known by its label and described by its hint and its error', async () => {
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

it('tells the whole text with every key', async () => {
  const screen = await render(<Form />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'By the river')
  await expect.element(screen.getByRole('status')).toHaveTextContent('By the river')
})
