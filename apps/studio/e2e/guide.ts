import { expect, type Locator, type Page } from '@playwright/test'

type Text = string | RegExp

/** Steps of the guide in their order, with what it says of each: `Pages 12 pages done`. */
export type GuideTexts = readonly [pages: Text, words: Text, voice: Text, sync: Text, popups: Text, publish: Text]

/** Finds the step of the guide with this name. */
export function findStep(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Steps to a read-along book' }).getByRole('button', { name })
}

/** Expects that the guide says this of its steps: nothing is done too early. */
export async function expectGuide(page: Page, texts: GuideTexts): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Steps to a read-along book' }).getByRole('button')
  for (const [index, text] of texts.entries()) await expect(steps.nth(index)).toHaveAccessibleName(text)
}
