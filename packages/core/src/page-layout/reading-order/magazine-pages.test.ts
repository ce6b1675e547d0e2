import { expect, test } from 'vitest'
import { generateMagazinePage } from '@lectern/page-generator/magazine'
import { orderReading } from './order-reading'

test.each([1, 2, 3, 5, 8])(
  'keeps both columns of magazine page %i whole, and marks what stands between them',
  (seed) => {
    const { words, inset } = generateMagazinePage(seed)
    const read = orderReading([...words, ...inset].toReversed())
    const order = (part: readonly { id: string }[]) => {
      const ids = new Set(part.map(({ id }) => id))
      return read.filter(({ rect }) => ids.has(rect.id)).map(({ rect }) => rect.id)
    }
    expect(order(words)).toEqual(words.map(({ id }) => id))
    expect(order(inset)).toEqual(inset.map(({ id }) => id))
    const uncertain = read.filter((entry) => entry.uncertain === true).map(({ rect }) => rect.id)
    expect(uncertain).toEqual(inset.map(({ id }) => id))
  },
)
