import { afterEach, beforeEach, expect, it } from 'vitest'
import { applyPageAccent } from '.'
import { vars } from '../theme/contract.css'
import '../styles.css'

beforeEach(() => {
  document.documentElement.dataset['theme'] = 'dark'
})
afterEach(() => {
  delete document.documentElement.dataset['theme']
  document.body.replaceChildren()
})

it("gives the page a partner's accent in every theme, and removes it again", async () => {
  const probe = document.createElement('p')
  probe.style.color = vars.color.accent
  document.body.append(probe)
  const drawn = () => getComputedStyle(probe).color
  const own = drawn()
  const applied = new AbortController()
  applyPageAccent('#fd7e1d', applied.signal)
  expect(drawn()).toBe('rgb(253, 126, 29)')
  document.documentElement.dataset['theme'] = 'light'
  await expect.poll(drawn).not.toBe('rgb(253, 126, 29)')
  document.documentElement.dataset['theme'] = 'dark'
  await expect.poll(drawn).toBe('rgb(253, 126, 29)')
  applied.abort()
  expect(drawn()).toBe(own)
})

it.each([
  ['first', [0, 1]],
  ['last', [1, 0]],
] as const)('keeps the remaining accent when the %s one is removed', (_name, [first, last]) => {
  const probe = document.createElement('p')
  probe.style.color = vars.color.accent
  document.body.append(probe)
  const drawn = () => getComputedStyle(probe).color
  const own = drawn()
  const applied = [new AbortController(), new AbortController()] as const
  const colors = ['rgb(253, 126, 29)', 'rgb(255, 235, 59)'] as const
  applyPageAccent('#fd7e1d', applied[0].signal)
  applyPageAccent('#ffeb3b', applied[1].signal)
  expect(drawn()).toBe(colors[1])
  applied[first].abort()
  expect(drawn()).toBe(colors[last])
  applied[last].abort()
  expect(drawn()).toBe(own)
  expect(document.adoptedStyleSheets).toHaveLength(0)
})

it('applies nothing when the signal is already aborted', () => {
  applyPageAccent('#fd7e1d', AbortSignal.abort())
  expect(document.documentElement.style).toHaveLength(0)
  expect(document.adoptedStyleSheets).toHaveLength(0)
})
