import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ChoiceGroup } from '.'

function Tools() {
  const [tool, setTool] = useState<'edit' | 'draw'>('edit')
  return (
    <ChoiceGroup
      label="Tool"
      value={tool}
      onChange={setTool}
      choices={[
        { value: 'edit', label: 'Edit' },
        { value: 'draw', label: 'Draw' },
      ]}
    />
  )
}

it('is one tab stop, and the arrow keys move the selection', async () => {
  const screen = await render(<Tools />)
  await expect.element(screen.getByRole('group', { name: 'Tool' })).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('radio', { name: 'Edit' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: 'Draw' })).toBeChecked()
})
