import { describe, expect, test } from 'vitest'
import { primaryColor } from './primary-color'

describe('colours', () => {
  test('a book without a primary colour has #597DCE [CONST-001]', () => {
    expect(primaryColor({ book: { theme_data: {} } })).toBe('#597DCE')
    expect(primaryColor({ book: { theme_data: null } })).toBe('#597DCE')
    expect(primaryColor({})).toBe('#597DCE')
  })

  test('the trigger goes before the book, the book before the partner', () => {
    const book = { theme_data: { primary_color: '#111111' } }
    const partner = { color: '#222222' }
    expect(primaryColor({ trigger: { primaryColor: '#333333' }, book, partner })).toBe('#333333')
    expect(primaryColor({ trigger: {}, book, partner })).toBe('#111111')
    expect(primaryColor({ book: {}, partner })).toBe('#222222')
  })

  test('what is no colour is passed over, and does not hide the one behind it', () => {
    const partner = { color: '#222222' }
    for (const primary_color of ['orange', 'rgb(1, 2, 3)', '#12', '', ' '])
      expect(primaryColor({ book: { theme_data: { primary_color } }, partner })).toBe('#222222')
    const book = { theme_data: { primary_color: '#111' } }
    expect(primaryColor({ trigger: { primaryColor: 'none' }, book, partner })).toBe('#111')
    expect(primaryColor({ book: { theme_data: { primary_color: 'orange' } }, partner: { color: 'red' } })).toBe(
      '#597DCE',
    )
  })
})
