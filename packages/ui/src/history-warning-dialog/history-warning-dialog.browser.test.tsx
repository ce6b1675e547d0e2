import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HistoryWarningDialog } from '.'
import { Button } from '../button'
import '../styles.css'

/** An editor whose page can be loaded anew, which clears what could be undone. */
function Editor() {
  const [steps, setSteps] = useState(['drawn', 'moved'])
  const [asking, setAsking] = useState(false)
  return (
    <>
      <p>{steps.length} to undo</p>
      <Button onClick={() => setAsking(true)}>Load anew</Button>
      <HistoryWarningDialog
        open={asking}
        steps={steps.length}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          setSteps([])
        }}
      />
    </>
  )
}

it('asks before an action which clears the history, and clears nothing when it is refused [UI-004]', async () => {
  const screen = await render(<Editor />)
  await userEvent.keyboard('{Tab}{Enter}')
  const question = screen.getByRole('alertdialog', { name: 'Clear the undo history?' })
  await expect.element(question).toHaveAccessibleDescription('The last 2 steps can no longer be undone after that.')
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(screen.getByText('2 to undo')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Load anew' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByText('0 to undo')).toBeVisible()
})

it('asks in the same words before every action, and names the action on its button where it is told', async () => {
  const screen = await render(
    <HistoryWarningDialog
      open
      steps={1}
      actionLabel="Reload the page"
      onCancel={() => undefined}
      onConfirm={() => undefined}
    />,
  )
  const question = screen.getByRole('alertdialog', { name: 'Clear the undo history?' })
  await expect.element(question).toHaveAccessibleDescription('The last step can no longer be undone after that.')
  await expect.element(question.getByRole('button', { name: 'Reload the page' })).toBeVisible()
})
