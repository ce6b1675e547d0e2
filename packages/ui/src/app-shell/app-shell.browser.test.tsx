import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AppShell } from '.'
import { Wordmark } from '../brand'
import { Link } from '../link'
import '../styles.css'

const header = (
  <>
    <Wordmark />
    <Link href="#library">Library</Link>
  </>
)

it('lets the first Tab skip the header', async () => {
  const screen = await render(<AppShell header={header}>A shelf</AppShell>)
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

it('shows no header inside another site', async () => {
  const screen = await render(
    <AppShell embed header={header}>
      A page
    </AppShell>,
  )
  await expect.element(screen.getByRole('main')).toHaveTextContent('A page')
  await expect.element(screen.getByRole('banner')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
})

it('needs no sideways scrolling on 320 pixels', async () => {
  await page.viewport(320, 600)
  await render(
    <AppShell header={header} aside="Notes" asideLabel="Notes">
      A shelf
    </AppShell>,
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
