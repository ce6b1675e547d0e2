/// <reference types="@vitest/browser-playwright" />
import { afterEach, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { applyStoredTheme } from './stored-theme'
import { ThemeChoice } from '../theme-toggle'
import '../styles.css'

const systemPrefers = (value: 'light' | 'dark' | '') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] })
const ground = () => getComputedStyle(document.body).backgroundColor
const darkGround = 'rgb(16, 18, 24)'
const lightGround = 'rgb(245, 240, 230)'

afterEach(async () => {
  localStorage.clear()
  delete document.documentElement.dataset['theme']
  delete document.documentElement.dataset['themePreference']
  await systemPrefers('')
})

it('follows the operating system with theme system, even when it changes [UI-015]', async () => {
  localStorage.setItem('theme', 'system')
  await systemPrefers('light')
  const stop = applyStoredTheme()
  await expect.poll(ground).toBe(lightGround)
  await systemPrefers('dark')
  await expect.poll(ground).toBe(darkGround)
  stop()
})

it('ignores the operating system with every other theme', async () => {
  await systemPrefers('light')
  const stop = applyStoredTheme()
  expect(ground()).toBe(darkGround)
  stop()
})

it('changes with the toggle, and stores the choice', async () => {
  const stop = applyStoredTheme()
  const screen = await render(<ThemeChoice />)
  await expect.element(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await screen.getByRole('radio', { name: 'Light' }).click({ force: true })
  expect(ground()).toBe(lightGround)
  expect(localStorage.getItem('theme')).toBe('light')
  await expect.element(screen.getByRole('radio', { name: 'Light' })).toBeChecked()
  stop()
})
