import { describe, expect, test } from 'vitest'
import { modeRules, modes } from './mode-table'
import { readMode, rulesOfMode } from './read-mode'

describe('modes', () => {
  test('readMode accepts ten values in exactly their spelling [NAV-005]', () => {
    const spelled = 'preview simple testing heresAmerica gbm interlude interludeDev sample authoring brochure'.split(
      ' ',
    )
    expect(modes).toHaveLength(10)
    for (const mode of spelled) expect(readMode(mode)).toBe(mode)
    for (const other of ['Authoring', 'author', '', 'toString', null, undefined]) expect(readMode(other)).toBeNull()
  })

  test('only authoring opens the studio; without a mode the plain reader applies [NAV-006 NAV-017]', () => {
    const opening = modes.filter((mode) => rulesOfMode(mode).opens === 'studio')
    expect(opening).toEqual(['authoring'])
    expect(rulesOfMode(readMode('unheard'))).toMatchObject({ opens: 'reader', source: 'published', isPartner: false })
    expect(modes.filter((mode) => modeRules[mode].isPartner)).toEqual([
      'heresAmerica',
      'gbm',
      'interlude',
      'interludeDev',
    ])
    expect(modeRules.interludeDev).toEqual({ ...modeRules.interlude, hosts: 'development' })
    expect(modeRules.testing.showsErrorDetails).toBe(true)
    expect(modeRules.sample.savesProgress).toBe(false)
  })
})
