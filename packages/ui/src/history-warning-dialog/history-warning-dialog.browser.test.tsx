import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HistoryWarningDialog } from '.'
import { Button } from '../button'
import '../styles.css'

/** An editor whose page can be reloaded, which clears the undo history. */
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

it('asks before an action that clears the history, and clears nothing when it is cancelled [UI-004]', async () => {
  const screen = await render(<Editor />)
  await userEvent.keyboard('{Tab}{Enter}')
  const question = screen.getByRole('alertdialog', { name: 'Clear the undo history?' })
  await expect
    .element(question)
    .toHaveAccessibleDescription(
      'Undo works only in what is open now, so this clears your last 2 undo steps. Saved changes stay.',
    )
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

it('uses the same text for every action, and names the action on its button if given', async () => {
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
  await expect
    .element(question)
    .toHaveAccessibleDescription(
      'Undo works only in what is open now, so this clears your last undo step. Saved changes stay.',
    )
  await expect.element(question.getByRole('button', { name: 'Reload the page' })).toBeVisible()
})
