import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RadioRow } from '.'

function Rows() {
  const [chosen, setChosen] = useState('One')
  const [heard, setHeard] = useState('')
  return (
    <div role="radiogroup" aria-label="Voices">
      {['One', 'Two'].map((label) => (
        <RadioRow
          key={label}
          name="voice"
          label={label}
          detail="calm"
          checked={label === chosen}
          onChoose={() => setChosen(label)}
        >
          <button type="button" onClick={() => setHeard(label)}>
            Listen to {label}
          </button>
        </RadioRow>
      ))}
      <output>{heard}</output>
    </div>
  )
}

it('moves between rows of one name by arrow keys, and includes the description in the name', async () => {
  await render(<Rows />)
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('radio', { name: 'One calm' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: 'Two calm' })).toBeChecked()
})

it('is chosen by its text, not by its buttons', async () => {
  await render(<Rows />)
  await page.getByRole('button', { name: 'Listen to Two' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Two')
  await expect.element(page.getByRole('radio', { name: 'One calm' })).toBeChecked()
  await page.getByText('Two', { exact: true }).first().click()
  await expect.element(page.getByRole('radio', { name: 'Two calm' })).toBeChecked()
})
