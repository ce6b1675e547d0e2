import { describe, expect, test } from 'vitest'
import { createRect } from './create-rect'

describe('createRect', () => {
  const box = { x: 1, y: 2, width: 3, height: 4 }

  test('fills a new rect with #00ff00 at an opacity of 0.3 [CONST-002 CONST-003]', () => {
    expect(createRect(box, { id: 'a' })).toEqual({ id: 'a', ...box, fill: '#00ff00', opacity: 0.3 })
  })

  test('prefers given fields to defaults', () => {
    expect(createRect(box, { id: 'a', fill: '#123456', word: 'cat' })).toMatchObject({ fill: '#123456', word: 'cat' })
  })
})
