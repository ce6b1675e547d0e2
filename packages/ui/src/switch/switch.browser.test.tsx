import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Switch } from '.'

function AutoTurn() {
  const [on, setOn] = useState(false)
  return <Switch label="Turn pages" hint="After the last word." checked={on} onChange={setOn} />
}

it('is switched by Space and by its label, and is described by its hint', async () => {
  const screen = await render(<AutoTurn />)
  const control = screen.getByRole('switch', { name: 'Turn pages' })
  await expect.element(control).toHaveAccessibleDescription('After the last word.')
  control.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(control).toBeChecked()
  await screen.getByText('Turn pages').click()
  await expect.element(control).not.toBeChecked()
})
