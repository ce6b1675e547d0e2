import { expect, test } from 'vitest'
import { generateMagazinePage, type MagazinePage } from '@lectern/page-generator/magazine'
import { orderReading } from './order-reading'

const PAGES = 100

function isReadRight({ words, inset }: MagazinePage): boolean {
  const read = orderReading([...words, ...inset].toReversed())
  const ids = (part: readonly { id: string }[]) => part.map(({ id }) => id).join(' ')
  const order = (part: readonly { id: string }[]) => {
    const own = new Set(part.map(({ id }) => id))
    return ids(read.flatMap(({ rect }) => (own.has(rect.id) ? [rect] : [])))
  }
  const uncertain = read.flatMap(({ rect, uncertain: isUncertain }) => (isUncertain === true ? [rect] : []))
  return order(words) === ids(words) && order(inset) === ids(inset) && ids(uncertain) === ids(inset)
}

test('99 of 100 magazine pages keep their columns whole and mark what stands between two of them', () => {
  const pages = Array.from({ length: PAGES }, (_, seed) => generateMagazinePage(seed))
  expect(pages.filter(isReadRight).length).toBeGreaterThanOrEqual(99)
})
