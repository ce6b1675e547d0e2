import { expect, it } from 'vitest'
import { describeLength } from './describe-length'

it('converts a length to pixels and rem, and leaves other values as they are', () => {
  expect(describeLength('0.75rem')).toBe('12 px · 0.75rem')
  expect(describeLength('.75rem')).toBe('12 px · 0.75rem')
  expect(describeLength('0.125rem')).toBe('2 px · 0.125rem')
  expect(describeLength('0')).toBe('0 px')
  expect(describeLength('999rem')).toBe('fully round · 999rem')
  expect(describeLength('0 1px 2px rgb(0 0 0 / 0.4)')).toBe('0 1px 2px rgb(0 0 0 / 0.4)')
})
