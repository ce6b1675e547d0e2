import { describe, expect, test } from 'vitest'
import { choosePrimaryColor } from './choose-primary-color'

describe('colours', () => {
  test('returns #597DCE for a book without a primary colour [CONST-001]', () => {
    expect(choosePrimaryColor({ book: { theme_data: {} } })).toBe('#597DCE')
    expect(choosePrimaryColor({ book: { theme_data: null } })).toBe('#597DCE')
    expect(choosePrimaryColor({})).toBe('#597DCE')
  })

  test('prefers the trigger to the book and the book to the partner', () => {
    const book = { theme_data: { primary_color: '#111111' } }
    const partner = { color: '#222222' }
    expect(choosePrimaryColor({ trigger: { primaryColor: '#333333' }, book, partner })).toBe('#333333')
    expect(choosePrimaryColor({ trigger: {}, book, partner })).toBe('#111111')
    expect(choosePrimaryColor({ book: {}, partner })).toBe('#222222')
  })

  test('skips invalid colours and uses the next one', () => {
    const partner = { color: '#222222' }
    for (const primary_color of ['orange', 'rgb(1, 2, 3)', '#12', '', ' '])
      expect(choosePrimaryColor({ book: { theme_data: { primary_color } }, partner })).toBe('#222222')
    const book = { theme_data: { primary_color: '#111' } }
    expect(choosePrimaryColor({ trigger: { primaryColor: 'none' }, book, partner })).toBe('#111')
    expect(choosePrimaryColor({ book: { theme_data: { primary_color: 'orange' } }, partner: { color: 'red' } })).toBe(
      '#597DCE',
    )
  })
})
