import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Kbd } from '.'

it('is announced with the names of its keys', async () => {
  const screen = await render(<Kbd keys="$mod+ArrowLeft g" keyboard="mac" />)
  const kbd = screen.container.querySelector('kbd')
  expect(kbd?.firstChild?.textContent).toBe('Command + Left arrow then G')
  expect([...(kbd?.querySelectorAll('[aria-hidden]') ?? [])].map((hidden) => hidden.textContent)).toEqual([
    '⌘←',
    'then',
    'G',
  ])
})
