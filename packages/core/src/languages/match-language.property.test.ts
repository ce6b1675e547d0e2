import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchLanguage } from './match-language'

const codes = fc.constantFrom('en', 'en-GB', 'EN_us', 'es', 'es-MX', 'pt-BR', 'pt_PT', 'zh-Hant', 'fil', 'fi', '', '-')
const lists = fc.array(codes, { maxLength: 6 })
const spell = (code: string) => code.toLowerCase().replaceAll('_', '-')
const baseOf = (code: string) => spell(code).split('-')[0]

describe('matchLanguage', () => {
  test("prefers the same tag to the base language, and that to another country's variant", () => {
    fc.assert(
      fc.property(lists, codes, (available, wanted) => {
        const found = matchLanguage(available, wanted)
        const related = baseOf(wanted) === '' ? [] : available.filter((code) => baseOf(code) === baseOf(wanted))
        const ranks: number[] = related.map((code) =>
          spell(code) === spell(wanted) ? 0 : spell(code) === baseOf(wanted) ? 1 : 2,
        )
        const best = related[ranks.indexOf(Math.min(...ranks))]
        expect(found).toBe(best ?? null)
      }),
    )
  })

  test('does not match a language by a prefix of its code', () => {
    expect(matchLanguage(['fil'], 'fi')).toBeNull()
    expect(matchLanguage(['est'], 'es')).toBeNull()
  })

  test('returns null for an empty wish', () => {
    for (const wanted of [null, undefined, '', '-', '_MX']) expect(matchLanguage(['en', '', '-'], wanted)).toBeNull()
  })
})
