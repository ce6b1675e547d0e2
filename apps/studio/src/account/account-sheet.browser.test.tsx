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
  const [corner] = page.getByRole('main').element().children
  const { bottom, height } = corner!.getBoundingClientRect()
  expect(height).toBeGreaterThan(20)
  expect(bottom).toBeLessThanOrEqual(wordmark.element().getBoundingClientRect().top)
})
