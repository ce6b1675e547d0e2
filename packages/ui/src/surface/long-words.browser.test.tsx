import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Banner } from '../banner'
import { Button } from '../button'
import { EmptyState } from '../empty-state'
import { ErrorState } from '../error-state'
import { BookOpen } from '../icon/icons'
import { Inline, Stack } from '../layout'
import { Link } from '../link'
import '../styles.css'

const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'
const address = `http://example.org/libros/9/capitulos/4/paginas/12/${word}`
const nothing = () => undefined
const parts = {
  'a link': <Link href="#long">{word}</Link>,
  'a link in a row': (
    <Inline>
      <Link href="#long">{address}</Link>
    </Inline>
  ),
  'a link in a stack': (
    <Stack>
      <Link href="#long">{address}</Link>
    </Stack>
  ),
  'a banner': (
    <Banner title={word} action={<Button size="s">Try again</Button>} onDismiss={nothing}>
      {address}
    </Banner>
  ),
  'an empty state': (
    <EmptyState title={word} icon={BookOpen} action={<Button>Import the first book</Button>}>
      {address}
    </EmptyState>
  ),
  'an error state': <ErrorState title={word} message={address} advice={word} onRetry={nothing} />,
} as const

afterEach(async () => {
  document.documentElement.dir = 'ltr'
  await page.viewport(414, 896)
})

it.each(Object.entries(parts))('the longest word makes %s no wider than the window', async (_, part) => {
  for (const direction of ['ltr', 'rtl'] as const) {
    document.documentElement.dir = direction
    for (const width of [320, 375]) {
      await page.viewport(width, 600)
      const screen = await render(part)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      for (const each of screen.container.querySelectorAll('*')) {
        const { left, right } = each.getBoundingClientRect()
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(width)
      }
      await screen.unmount()
    }
  }
})
