import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Checkbox, CheckboxGroup } from '.'
import '../styles.css'

function Consent() {
  const [ticked, setTicked] = useState(false)
  return (
    <Checkbox
      label="I agree"
      hint="To the terms."
      error={ticked ? undefined : 'Tick this to go on.'}
      checked={ticked}
      onChange={setTicked}
    />
  )
}

function Formats() {
  const [chosen, setChosen] = useState<readonly ('epub' | 'pdf' | 'video')[]>(['pdf'])
  return (
    <>
      <CheckboxGroup
        label="Take along"
        allLabel="All"
        options={[
          { value: 'epub', label: 'EPUB' },
          { value: 'pdf', label: 'PDF' },
          { value: 'video', label: 'Video', disabled: true },
        ]}
        value={chosen}
        onChange={setChosen}
      />
      <output>{chosen.join()}</output>
    </>
  )
}

it('is ticked by Space and by its label, and is described by its hint and its error', async () => {
  const screen = await render(<Consent />)
  const box = screen.getByRole('checkbox', { name: 'I agree' })
  await expect.element(box).toHaveAccessibleDescription('To the terms. Tick this to go on.')
  await expect.element(box).toBeInvalid()
  await userEvent.keyboard('{Tab} ')
  await expect.element(box).toBeChecked()
  await expect.element(box).toBeValid()
  await screen.getByText('I agree').click()
  await expect.element(box).not.toBeChecked()
})

it('is mixed while some options are ticked, and never ticks a disabled one', async () => {
  const screen = await render(<Formats />)
  const all = screen.getByRole('checkbox', { name: 'All' })
  await expect.element(screen.getByRole('group', { name: 'Take along' })).toBeVisible()
  await expect.element(all).toBePartiallyChecked()
  await userEvent.keyboard('{Tab} ')
  await expect.element(screen.getByRole('status')).toHaveTextContent('epub,pdf')
  await expect.element(all).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
  await userEvent.keyboard('{Tab} ')
  await expect.element(screen.getByRole('status')).toHaveTextContent('epub')
  await expect.element(all).toBePartiallyChecked()
})

it('has a touch target of 44 pixels', async () => {
  const screen = await render(<Consent />)
  const mark = screen.getByRole('checkbox').element()
  const { height } = mark.getBoundingClientRect()
  const around = getComputedStyle(mark, '::after')
  expect(height - 2 * Number.parseFloat(around.insetBlockStart) - 2).toBeGreaterThanOrEqual(42)
})
