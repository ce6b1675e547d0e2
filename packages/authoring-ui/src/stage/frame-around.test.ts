import { expect, it } from 'vitest'
import { frameAround } from './frame-around'

it('keeps the same screen distance from every word at every zoom', () => {
  const box = { x: 60, y: 100, width: 80, height: 30 }
  for (const zoom of [0.25, 1, 4]) {
    const frame = frameAround(box, zoom)
    expect((box.x - frame.x) * zoom).toBeCloseTo(2.5)
    expect((box.y - frame.y) * zoom).toBeCloseTo(2.5)
    expect((frame.x + frame.width - box.x - box.width) * zoom).toBeCloseTo(2.5)
    expect((frame.y + frame.height - box.y - box.height) * zoom).toBeCloseTo(2.5)
    expect(frame.radius * zoom).toBeCloseTo(3)
  }
})
