import { describe, expect, test } from 'vitest'
import { listTourSteps } from './list-tour-steps'

describe('listTourSteps', () => {
  test('skips steps whose targets are not on screen, and keeps the order of the others', () => {
    expect(listTourSteps(['more', 'settings', 'turn']).map(({ target }) => target)).toEqual([
      'turn',
      'settings',
      'more',
    ])
    expect(listTourSteps([])).toEqual([])
  })
  test("explains the settings in the menu's step if the menu contains the settings", () => {
    expect(listTourSteps(['more'])).toEqual([{ target: 'more', texts: 'menu' }])
    expect(listTourSteps(['settings', 'more'])[1]).toEqual({ target: 'more', texts: 'more' })
  })
})
