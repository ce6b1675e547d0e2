import { afterEach, beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { AccentScope } from '.'
import { vars } from '../theme/contract.css'
import '../styles.css'

beforeEach(() => {
  document.documentElement.dataset['theme'] = 'dark'
})
afterEach(() => {
  delete document.documentElement.dataset['theme']
})

/** Returns the accent that an element has inside a scope of the given colour. */
async function accentWithin(color: string | null | undefined): Promise<string> {
  const screen = await render(
    <AccentScope color={color}>
      <p style={{ color: vars.color.accent }}>Accent</p>
    </AccentScope>,
  )
  const { color: drawn } = getComputedStyle(screen.getByText('Accent').element())
  await screen.unmount()
  return drawn
}

it("uses #597DCE for a book without a primary colour, and the book's own otherwise [CONST-001]", async () => {
  const fallback = await accentWithin('#597DCE')
  for (const missing of [undefined, null, '', 'no colour']) expect(await accentWithin(missing)).toBe(fallback)
  const own = await accentWithin('#fd7e1d')
  expect(own).not.toBe(fallback)
  expect(own).toBe('rgb(253, 126, 29)')
})
