import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeAddress } from './change-address'
import { readAddress } from './read-address'

/** The platform's parser, as the reference. */
declare const URLSearchParams: new (query: string) => Iterable<[string, string]>

const others = (list: (readonly [string, string])[]) =>
  list.filter(([name]) => !['page', 'chapter', 'mode'].includes(name))

describe('the address', () => {
  const names = fc.constantFrom('book', 'page', 'mode', 'x y', 'ü&=', 'utm')
  const pairs = fc.array(fc.tuple(names, fc.string({ unit: 'binary' })), { maxLength: 6 })

  test('never throws, and reads a text and its pairs alike', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => readAddress(text)).not.toThrow()
      }),
    )
    fc.assert(
      fc.property(pairs, (all) => {
        const text = changeAddress(all, {})
        expect(readAddress(text)).toEqual(readAddress(all))
        expect([...new URLSearchParams(text)].filter(([name]) => name === 'x y').map(([, value]) => value)).toEqual(
          all.filter(([name]) => name === 'x y').map(([, value]) => value),
        )
      }),
    )
  })

  test('keeps every other parameter when chapter and page are set or removed', () => {
    fc.assert(
      fc.property(pairs, fc.nat(), (all, page) => {
        const query = changeAddress(all, { page, chapter: 3, mode: null })
        const after = [...new URLSearchParams(query)]
        expect(others(after)).toEqual(others(all))
        expect(after.filter(([name]) => name === 'page')).toEqual([['page', String(page)]])
        expect(after.some(([name]) => name === 'mode')).toBe(false)
        expect(readAddress(query).chapter).toBe(3)
      }),
    )
  })
})
