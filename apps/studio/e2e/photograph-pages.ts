import type { Browser } from '@playwright/test'
import { layOutPage, type PageDrawing } from './draw-page'

export interface Shot {
  readonly drawing: PageDrawing
  /** Degrees by which the page lies turned to the right. */
  readonly degrees: number
  /** Radius in pixels over which each point is smeared; 0 is sharp. */
  readonly blur: number
}

/** Renders JPEGs of printed pages on a table: seen at an angle, a little turned, in uneven light. */
export async function photographPages(browser: Browser, shots: readonly Shot[]): Promise<Buffer[]> {
  const camera = await browser.newPage({ viewport: { width: 1500, height: 2000 } })
  const photographs: Buffer[] = []
  for (const { drawing, degrees, blur } of shots) {
    const place = `position: absolute; left: 250px; top: 300px; filter: blur(${blur}px);
      transform: perspective(5000px) rotateX(8deg) rotateY(-5deg) rotate(${degrees}deg) scale(1.2)`
    await camera.setContent(
      `<!doctype html><body style="margin: 0; height: 100vh; overflow: hidden; background: #4a3a2c">
        <div style="${place}">${layOutPage(drawing)}</div>
        <div style="position: absolute; inset: 0; background: linear-gradient(115deg, transparent 40%, rgb(20 10 0 / 38%))"></div>
      </body>`,
    )
    photographs.push(await camera.screenshot({ type: 'jpeg', quality: 85 }))
  }
  await camera.close()
  return photographs
}
