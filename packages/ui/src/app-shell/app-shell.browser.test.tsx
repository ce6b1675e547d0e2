import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AppShell } from '.'
import { Wordmark } from '../brand'
import { Button } from '../button'
import { User } from '../icon/icons'
import { IconButton } from '../icon-button'
import { Inline } from '../layout'
import { Link } from '../link'
import { ReturnLink } from '../return-link'
import { Sidebar } from '../sidebar'
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

it('shows no header when embedded', async () => {
  const screen = await render(
    <AppShell embed header={header}>
      A page
    </AppShell>,
  )
  await expect.element(screen.getByRole('main')).toHaveTextContent('A page')
  await expect.element(screen.getByRole('banner')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
})

it('keeps the return link when embedded, and opens it in the whole window', async () => {
  const screen = await render(
    <AppShell
      embed
      header={header}
      exit={
        <ReturnLink href="https://school.example.org/class" target="_top" label="Back to school.example.org">
          school.example.org
        </ReturnLink>
      }
    >
      A page
    </AppShell>,
  )
  const exit = screen.getByRole('link', { name: 'Back to school.example.org' })
  await userEvent.keyboard('{Tab}')
  await expect.element(exit).toHaveFocus()
  await expect.element(exit).toHaveAttribute('href', 'https://school.example.org/class')
  await expect.element(exit).toHaveAttribute('target', '_top')
  await screen.rerender(
    <AppShell
      header={header}
      exit={
        <ReturnLink href="https://school.example.org/class" target="_top" label="Back to school.example.org">
          school.example.org
        </ReturnLink>
      }
    >
      A page
    </AppShell>,
  )
  await expect.element(exit).not.toBeInTheDocument()
})

it.each([320, 375, 1280])('keeps its bar in one centred row of 56 pixels at a width of %i pixels', async (width) => {
  await page.viewport(width, 600)
  const screen = await render(
    <AppShell
      header={
        <>
          <Link href="#shelf" tone="plain">
            <Wordmark part="Studio" />
          </Link>
          <Inline gap="xs">
            <Button tone="quiet" size="s">
              Reader
            </Button>
            <IconButton icon={User} label="Account" />
          </Inline>
        </>
      }
    >
      A shelf
    </AppShell>,
  )
  const bar = screen.getByRole('banner').element().getBoundingClientRect()
  expect(bar.height).toBe(56)
  for (const part of [
    screen.getByRole('link', { name: 'Lectern Studio' }),
    screen.getByRole('button', { name: 'Reader' }),
  ]) {
    const { top, height, right } = part.element().getBoundingClientRect()
    expect(Math.abs(top + height / 2 - 28)).toBeLessThanOrEqual(1)
    expect(right).toBeLessThanOrEqual(width)
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

it('needs no horizontal scrolling at 320 pixels', async () => {
  await page.viewport(320, 600)
  await render(
    <AppShell header={header} aside="Notes" asideLabel="Notes">
      A shelf
    </AppShell>,
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

it.each([320, 375, 767])(
  'starts its main part right below the bar at %i pixels, with or without a sidebar',
  async (width) => {
    await page.viewport(width, 700)
    const screen = await render(
      <AppShell
        header={header}
        sidebar={<Sidebar label="Studio" sections={[]} open={false} onOpenChange={() => undefined} />}
        aside="Notes"
        asideLabel="Notes"
      >
        A shelf
      </AppShell>,
    )
    expect(screen.getByRole('main').element().getBoundingClientRect().top).toBe(56)
    await screen.rerender(<AppShell header={header}>A shelf</AppShell>)
    expect(screen.getByRole('main').element().getBoundingClientRect().top).toBe(56)
  },
)
