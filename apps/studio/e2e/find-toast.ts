import type { Locator, Page } from '@playwright/test'

/** Finds the toast with this text. */
export function findToast(page: Page, text: string): Locator {
  return page.locator('[data-toast]').filter({ hasText: text })
}
