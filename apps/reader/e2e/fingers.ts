import type { Page } from '@playwright/test'

interface Point {
  readonly x: number
  readonly y: number
}

const steps = 12

export interface Fingers {
  /** Moves one finger from a point to another. */
  readonly drag: (from: Point, to: Point) => Promise<void>
  /** Moves two fingers apart around a point, from one distance to another. */
  readonly pinch: (around: Point, distances: { readonly from: number; readonly to: number }) => Promise<void>
  readonly doubleTap: (at: Point) => Promise<void>
  /** Leaves a finger on the screen until `isLong` resolves. */
  readonly press: (at: Point, isLong: () => Promise<void>) => Promise<void>
}

/** Returns fingers on the screen of a page, which Playwright has for taps only. */
export async function openFingers(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[], timestamp?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
      ...(timestamp === undefined ? {} : { timestamp }),
    })
  const follow = async (pointsAt: (part: number) => readonly Point[]) => {
    await send('touchStart', pointsAt(0))
    for (let step = 1; step <= steps; step += 1) await send('touchMove', pointsAt(step / steps))
    await send('touchEnd', [])
  }
  return {
    drag: (from, to) => follow((part) => [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]),
    pinch: (around, { from, to }) =>
      follow((part) => {
        const half = (from + (to - from) * part) / 2
        return [
          { x: around.x - half, y: around.y },
          { x: around.x + half, y: around.y },
        ]
      }),
    async doubleTap(at) {
      // With times of their own: a busy machine would send the second tap too late.
      const begin = Date.now() / 1000
      for (const secondsAfter of [0, 0.12]) {
        await send('touchStart', [at], begin + secondsAfter)
        await send('touchEnd', [], begin + secondsAfter + 0.04)
      }
    },
    async press(at, isLong) {
      await send('touchStart', [at])
      await isLong()
      await send('touchEnd', [])
    },
  }
}
