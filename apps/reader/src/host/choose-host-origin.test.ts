import { describe, expect, test } from 'vitest'
import { chooseHostOrigin } from './choose-host-origin'

const own = 'https://books.example'
const allowed = [
  'https://school.example',
  'https://www.school.example',
  'https://library.example:8443',
  'http://localhost:3000',
  'https://xn--bcher-kva.example',
]
const foreign = [
  'https://evil.example',
  'http://school.example',
  'https://school.example:8443',
  'https://school.example.evil.example',
  'https://evil-school.example',
  'https://a.school.example',
  'https://school.example/',
  'https://school.example@evil.example',
  'https://SCHOOL.example',
  'https://school.example.',
  ' https://school.example',
  'https://library.example',
  'https://library.example:8444',
  'http://localhost',
  'http://localhost:3001',
  'https://localhost:3000',
  'http://127.0.0.1:3000',
  'https://bücher.example',
  'null',
  '*',
]

describe('chooseHostOrigin', () => {
  test('returns each of 5 allowed origins and none of 20 others', () => {
    expect([allowed.length, foreign.length]).toEqual([5, 20])
    for (const origin of allowed) expect(chooseHostOrigin({ own, named: origin, known: origin }, allowed)).toBe(origin)
    for (const origin of foreign) {
      expect([origin, chooseHostOrigin({ own, named: origin, known: origin }, allowed)]).toEqual([origin, null])
      expect([origin, chooseHostOrigin({ own, named: origin, known: undefined }, allowed)]).toEqual([origin, null])
    }
  })

  test('returns null for an origin that the browser contradicts', () => {
    for (const known of foreign) expect(chooseHostOrigin({ own, named: allowed[0] ?? '', known }, allowed)).toBeNull()
  })

  test("returns the reader's own origin when named, and null when the address names none", () => {
    expect(chooseHostOrigin({ own, named: own, known: own }, [])).toBe(own)
    expect(chooseHostOrigin({ own, named: null, known: allowed[0] }, allowed)).toBeNull()
  })

  test("uses the browser's origin only when the address names the same one", () => {
    expect(chooseHostOrigin({ own, named: allowed[0] ?? '', known: undefined }, allowed)).toBe(allowed[0])
  })
})
