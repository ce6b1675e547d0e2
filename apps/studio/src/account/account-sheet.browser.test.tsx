import '@lectern/ui/styles.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInStudio } from '../testing/render-in-studio'
import { SignUpScreen } from './sign-up-screen'

it('keeps language and theme above a form that is taller than a small phone', async () => {
  await page.viewport(320, 568)
  await renderInStudio([{ path: '/', element: <SignUpScreen /> }], {
    fetch: () => Promise.reject(new Error('The screen calls no server before it is sent.')),
  })
  const wordmark = page.getByText('Lectern', { exact: true })
  await expect.element(wordmark).toBeVisible()
  // Language and theme come first.
  const toggles = page.getByRole('button').elements().slice(0, 2)
  const bottoms = toggles.map((toggle) => toggle.getBoundingClientRect().bottom)
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(wordmark.element().getBoundingClientRect().top)
})
