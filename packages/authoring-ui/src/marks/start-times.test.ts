import { expect, it } from 'vitest'
import { changeStart, findStart, lacksOrder } from './start-times'

it('takes a start without a language for English [POP-019]', () => {
  const starts = [{ value: 4 }, { lang: 'es', value: 5 }]
  expect([findStart(starts, 'en'), findStart(starts, 'es'), findStart(starts, 'fr')]).toEqual([
    { value: 4 },
    { lang: 'es', value: 5 },
    null,
  ])
  expect(changeStart(starts, 'en', { value: 7 })).toEqual([
    { lang: 'en', value: 7 },
    { lang: 'es', value: 5 },
  ])
  expect(changeStart(starts, 'es', null)).toEqual([{ value: 4 }])
  expect(changeStart(null, 'fr', { value: 1 })).toEqual([{ lang: 'fr', value: 1 }])
})

it('needs an order index for every negative value, not for others [POP-020]', () => {
  expect([-1, -7.5].map((value) => lacksOrder({ value }))).toEqual([true, true])
  expect([lacksOrder({ value: -2, orderIndex: 0 }), lacksOrder({ value: 0 })]).toEqual([false, false])
})
