import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { toggleValue } from './toggle-value'

const offers = fc.uniqueArray(fc.string(), { minLength: 1 })

it('changes one value and keeps the others, in the order of the options', () => {
  fc.assert(
    fc.property(
      offers.chain((offered) =>
        fc.tuple(fc.constant(offered), fc.shuffledSubarray(offered), fc.constantFrom(...offered)),
      ),
      fc.boolean(),
      ([offered, chosen, value], isChosen) => {
        const next = toggleValue(offered, chosen, value, isChosen)
        expect(next.includes(value)).toBe(isChosen)
        expect(next.filter((each) => each !== value)).toEqual(
          offered.filter((each) => each !== value && chosen.includes(each)),
        )
        expect(next).toEqual(offered.filter((each) => next.includes(each)))
      },
    ),
  )
})
