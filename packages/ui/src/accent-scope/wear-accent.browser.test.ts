import { afterEach, beforeEach, expect, it } from 'vitest'
import { wearAccent } from '.'
import { vars } from '../theme/contract.css'
import '../styles.css'

beforeEach(() => {
  document.documentElement.dataset['theme'] = 'dark'
})
afterEach(() => {
  delete document.documentElement.dataset['theme']
  document.body.replaceChildren()
})

it('gives the page the accent of a partner in whatever theme is drawn, and takes it away again', async () => {
  const probe = document.createElement('p')
  probe.style.color = vars.color.accent
  document.body.append(probe)
  const drawn = () => getComputedStyle(probe).color
  const own = drawn()
  const worn = new AbortController()
  wearAccent('#fd7e1d', worn.signal)
  expect(drawn()).toBe('rgb(253, 126, 29)')
  document.documentElement.dataset['theme'] = 'light'
  await expect.poll(drawn).not.toBe('rgb(253, 126, 29)')
  document.documentElement.dataset['theme'] = 'dark'
  await expect.poll(drawn).toBe('rgb(253, 126, 29)')
  worn.abort()
  expect(drawn()).toBe(own)
})

it('gives nothing that was taken away before', () => {
  wearAccent('#fd7e1d', AbortSignal.abort())
  expect(document.documentElement.style.cssText).not.toContain('253')
  expect(document.documentElement.style).toHaveLength(0)
})
