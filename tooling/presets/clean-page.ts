import { afterAll, vi } from 'vitest'
import { page } from 'vitest/browser'

/** Size of the page that Vitest begins with. */
const initialViewport = { width: 414, height: 896 }

// All test files of a project share one page, so that its modules are loaded once. Each file leaves the page as it found it.
afterAll(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  localStorage.clear()
  sessionStorage.clear()
  if (innerWidth !== initialViewport.width || innerHeight !== initialViewport.height) {
    await page.viewport(initialViewport.width, initialViewport.height)
  }
})
