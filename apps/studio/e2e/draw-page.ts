import type { Browser } from '@playwright/test'

export interface PageDrawing {
  readonly title: string
  readonly text: string
}

/** Returns the HTML of a printed page of 1000 × 1400 pixels. */
export function layOutPage({ title, text }: PageDrawing): string {
  return `<div style="box-sizing: border-box; width: 1000px; height: 1400px; padding: 90px; background: white; color: black;
    font: 34px/1.7 serif"><h1>${title}</h1><p>${text}</p></div>`
}

/** Renders a book page as an image, its text set by the browser like on a printed page. */
export async function drawPage(browser: Browser, drawing: PageDrawing): Promise<Buffer> {
  const paper = await browser.newPage({ viewport: { width: 1000, height: 1400 } })
  await paper.setContent(`<!doctype html><body style="margin: 0">${layOutPage(drawing)}</body>`)
  const image = await paper.screenshot({ type: 'png' })
  await paper.close()
  return image
}
