import { describe, expect, test } from 'vitest'
import { chooseHost } from './choose-host'

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

describe('the page that a framed reader speaks with', () => {
  test('is one of 5 that are allowed, and of 20 others none', () => {
    expect([allowed.length, foreign.length]).toEqual([5, 20])
    for (const origin of allowed) expect(chooseHost({ own, named: origin, known: origin }, allowed)).toBe(origin)
    for (const origin of foreign) {
      expect([origin, chooseHost({ own, named: origin, known: origin }, allowed)]).toEqual([origin, null])
      expect([origin, chooseHost({ own, named: origin, known: undefined }, allowed)]).toEqual([origin, null])
    }
  })

  test('is not one that the address only claims to be', () => {
    for (const known of foreign) expect(chooseHost({ own, named: allowed[0] ?? '', known }, allowed)).toBeNull()
  })

  test('may be of the reader itself, and is nobody where the address names nobody', () => {
    expect(chooseHost({ own, named: own, known: own }, [])).toBe(own)
    expect(chooseHost({ own, named: null, known: allowed[0] }, allowed)).toBeNull()
  })

  test('is told by the browser alone only in agreement with the address', () => {
    expect(chooseHost({ own, named: allowed[0] ?? '', known: undefined }, allowed)).toBe(allowed[0])
  })
})
