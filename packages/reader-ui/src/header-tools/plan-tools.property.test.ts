import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planTools } from './plan-tools'

const spaces = fc.record({
  place: fc.constantFrom('header' as const, 'player' as const),
  room: fc.constantFrom('narrow' as const, 'middle' as const, 'wide' as const, 'large' as const),
  isTouch: fc.boolean(),
  canFillScreen: fc.boolean(),
  hasViewButton: fc.boolean(),
  hasLanguages: fc.boolean(),
  hasNotes: fc.boolean(),
})

describe('planTools', () => {
  it('leaves no tool without a way to it', () => {
    fc.assert(
      fc.property(spaces, (space) => {
        const { buttons, menu } = planTools(space)
        const reachable = new Set<string>([...buttons, ...menu.flat()])
        for (const tool of ['contents', 'search', 'bookmark', 'settings', 'presenter', 'tour', 'report'])
          expect(reachable).toContain(tool)
        expect(reachable.has('full-screen')).toBe(space.canFillScreen)
        expect(reachable.has('notes')).toBe(space.hasNotes)
        expect(reachable.has('shortcuts')).toBe(!space.isTouch)
        if (!space.hasViewButton) expect(reachable).toContain('view')
        if (space.hasLanguages && (space.room === 'narrow' || space.place === 'player'))
          expect(reachable).toContain('language')
      }),
    )
  })
  it('shows at most three icons in a narrow window, and one in the player bar of a narrow frame', () => {
    fc.assert(
      fc.property(spaces, (space) => {
        const icons = planTools({ ...space, room: 'narrow' }).buttons.length + 1
        expect(icons).toBeLessThanOrEqual(space.place === 'header' ? 3 : 1)
      }),
    )
  })
  it('has no tool both as a button and in the menu', () => {
    fc.assert(
      fc.property(spaces, (space) => {
        const { buttons, menu } = planTools(space)
        for (const tool of buttons) expect(menu.flat()).not.toContain(tool)
      }),
    )
  })
  it('lists a tool once, in groups that are not empty', () => {
    fc.assert(
      fc.property(spaces, (space) => {
        const { menu } = planTools(space)
        expect(new Set(menu.flat()).size).toBe(menu.flat().length)
        for (const group of menu) expect(group).not.toEqual([])
      }),
    )
  })
})
