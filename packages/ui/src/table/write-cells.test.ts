import { expect, it } from 'vitest'
import { writeCells } from './write-cells'

const minutes = [{ of: 1234.5 }, { of: 3 }, { of: null }]

it('writes all numbers of a column with the same decimals, formatted by the language', () => {
  const column = {
    id: 'minutes',
    label: 'Minutes',
    kind: 'number',
    value: (row: (typeof minutes)[number]) => row.of,
  } as const
  const inEnglish = writeCells(column, minutes, 'en')
  expect(minutes.map(inEnglish)).toEqual(['1,234.5', '3.0', '–'])
  const inSpanish = writeCells(column, [...minutes, { of: 12_345.25 }], 'es')
  expect(inSpanish({ of: 12_345.25 })).toBe('12.345,25')
})

it('formats dates by the language, and writes a dash for invalid ones', () => {
  const column = {
    id: 'day',
    label: 'Day',
    kind: 'date',
    value: (row: { readonly day: Date | null }) => row.day,
    format: { dateStyle: 'long', timeZone: 'UTC' },
  } as const
  const day = { day: new Date(Date.UTC(2026, 2, 4)) }
  expect(writeCells(column, [day], 'en')(day)).toBe('March 4, 2026')
  expect(writeCells(column, [day], 'es')(day)).toBe('4 de marzo de 2026')
  expect(writeCells(column, [day], 'en')({ day: new Date(Number.NaN) })).toBe('–')
})

it('writes a dash for every missing value', () => {
  const numbers = { id: 'n', label: 'N', kind: 'number', value: (row: { readonly n: number }) => row.n } as const
  expect(writeCells(numbers, [], 'en')({ n: Number.NaN })).toBe('–')
  const texts = { id: 't', label: 'T', value: (row: { readonly t: string | null }) => row.t } as const
  expect(writeCells(texts, [], 'en')({ t: '' })).toBe('–')
  expect(writeCells(texts, [], 'en')({ t: null })).toBe('–')
  expect(writeCells(texts, [], 'en')({ t: 'T' })).toBe('T')
})
