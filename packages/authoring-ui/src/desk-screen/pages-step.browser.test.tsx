import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openTestDesk } from '../desk/open-test-desk.fixture'
import { PagesStep } from './pages-step'
import { DeskProvider } from './use-desk'
import '@lectern/ui/styles.css'

it('shows the sent part of an upload in percent, and takes the lost focus without a ring around the step', async () => {
  const { desk, server } = await openTestDesk([])
  let tellSent: (fraction: number) => void = () => undefined
  server.calls.uploadPages = ({ onSent }) => {
    tellSent = onSent
    return new Promise(() => undefined)
  }
  const screen = await render(
    <DeskProvider value={desk}>
      <PagesStep onContinue={() => undefined} />
    </DeskProvider>,
  )
  await userEvent.keyboard('{Tab}')
  document.querySelector<HTMLElement>(':focus')?.blur()
  const files = [new File([], 'one.png'), new File([], 'two.png')]
  desk.send({ kind: 'upload', event: { kind: 'files-chosen', files } })
  await expect.poll(() => document.activeElement).not.toBe(document.body)
  expect(getComputedStyle(document.querySelector(':focus-visible')!).outlineStyle).toBe('none')
  tellSent(0.37)
  const bar = screen.getByRole('progressbar', { name: 'Uploading 2 files' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', '37%')
})
