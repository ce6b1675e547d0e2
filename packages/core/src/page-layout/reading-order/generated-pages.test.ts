import { expect, test } from 'vitest'
import { generatePage } from '@lectern/page-generator'
import { orderReading } from './order-reading'

/** Words in another order than they were set in, noise excluded. */
function isReadRight(seed: number): { ok: boolean; description: string; at?: number } {
  const page = generatePage(seed)
  const all = [...page.words, ...page.noise].toSorted(
    (a, b) => ((a.x * 7 + a.y * 13) % 101) - ((b.x * 7 + b.y * 13) % 101),
  )
  const read = orderReading(all, { direction: page.direction, writingMode: page.writingMode })
    .map(({ rect }) => rect.id)
    .filter((id) => id.startsWith('w'))
  const at = read.findIndex((id, place) => id !== page.words[place]?.id)
  return { ok: at < 0, description: page.description, at }
}

test.each([110, 601, 606, 720, 866])(
  'page %i is read exactly: some of its gutters are sure by others at their place',
  (seed) => {
    expect(isReadRight(seed)).toMatchObject({ ok: true })
  },
)

test('reads at least 990 of a thousand generated pages in exactly their order', () => {
  const pages = Array.from({ length: 1000 }, (_, seed) => isReadRight(seed + 1))
  const wrong = pages.filter(({ ok }) => !ok)
  expect(wrong.length, wrong.map(({ description, at }) => `${at} ${description}`).join('\n')).toBeLessThanOrEqual(10)
}, 120_000)
