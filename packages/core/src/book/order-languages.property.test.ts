import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderLanguages } from './order-languages'

describe('orderLanguages', () => {
  const codes = fc.array(fc.constantFrom<string>('en', 'es', 'zh', 'de', 'fr', 'he', 'ar', 'it', 'ja'), {
    maxLength: 15,
  })
  const natives: Record<string, string> = { de: 'Deutsch', fr: 'Français', he: 'עברית', ar: 'العربية', it: 'Deutsch' }

  test('sorts en, es and zh first, the others by native name, ties by code, without duplicates [I18N-002 I18N-003]', () => {
    fc.assert(
      fc.property(codes, (all) => {
        const entries = all.map((code) => ({ code, native: natives[code] ?? code }))
        const ordered = orderLanguages(entries)
        expect(new Set(ordered.map(({ code }) => code))).toEqual(new Set(all))
        expect(ordered).toHaveLength(new Set(all).size)
        const leading = ['en', 'es', 'zh'].filter((code) => all.includes(code))
        expect(ordered.slice(0, leading.length).map(({ code }) => code)).toEqual(leading)
        const others = ordered.slice(leading.length)
        for (const [index, entry] of others.entries()) {
          const next = others[index + 1]
          if (next === undefined) continue
          const byName = new Intl.Collator('en').compare(entry.native, next.native)
          expect(byName < 0 || (byName === 0 && entry.code < next.code)).toBe(true)
        }
      }),
    )
  })
})
