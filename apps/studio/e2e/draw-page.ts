import type { Browser } from '@playwright/test'

export interface PageDrawing {
  readonly title: string
  readonly text: string
}

/** Renders a book page as an image, its text set by the browser like on a printed page. */
export async function drawPage(browser: Browser, { title, text }: PageDrawing): Promise<Buffer> {
  const paper = await browser.newPage({ viewport: { width: 1000, height: 1400 } })
  await paper.setContent(
    `<!doctype html><body style="margin: 90px; background: white; color: black; font: 34px/1.7 serif">
      <h1>${title}</h1><p>${text}</p></body>`,
  )
  const image = await paper.screenshot({ type: 'png' })
  await paper.close()
  return image
}
