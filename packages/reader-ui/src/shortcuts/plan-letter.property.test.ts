import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseLetters } from './choose-letters'
import { findKey } from './command-keys'
import { letterCommands, planLetter } from './plan-letter'
import { readShortcut } from './read-shortcut'
import { readerCommands } from './reader-command'

const press = { hasModifier: false, isInField: false, isOnControl: false, isInDialog: false }
const command = fc.constantFrom(...letterCommands)
const steps = fc.array(
  fc.record({ command, text: fc.oneof(fc.constantFrom('k', 'M', 'ñ', 'ж', '', ' ', '+', '0', 'ß'), fc.string()) }),
)

describe('a remapped letter', () => {
  it('runs its command alone, after any choices [KEY-016]', () => {
    fc.assert(
      fc.property(steps, (choices) => {
        let letters = {}
        for (const choice of choices) {
          const plan = planLetter({ ...choice, letters })
          if (plan.kind === 'free') letters = plan.letters
        }
        const options = { direction: 'ltr', letters: chooseLetters({ lettersOn: true, letters }) } as const
        const keys = readerCommands.flatMap((each) => findKey(each, options)?.toUpperCase() ?? [])
        expect(new Set(keys).size).toBe(keys.length)
        for (const each of letterCommands) {
          const key = findKey(each, options)
          if (key !== null) expect(readShortcut({ ...press, key: key.toLowerCase() }, options)).toBe(each)
        }
      }),
    )
  })
  it('is refused when another command has the key, or it is no letter', () => {
    const refused = (text: string) => planLetter({ command: 'toggle-sidebar', text, letters: {} }).kind
    expect(['7', 'ab', '?', '+'].map(refused)).toEqual(Array.from({ length: 4 }, () => 'not-a-letter'))
  })
  it('is off when it is empty, and so are all keys of one character if the reader wants [KEY-016]', () => {
    const off = planLetter({ command: 'toggle-sidebar', text: '', letters: {} })
    expect(off).toEqual({ kind: 'free', letters: { 'toggle-sidebar': '' } })
    const options = {
      direction: 'ltr',
      letters: chooseLetters({ lettersOn: true, letters: { 'toggle-sidebar': '' } }),
    } as const
    expect(readShortcut({ ...press, key: 'm' }, options)).toBeNull()
    const none = { direction: 'ltr', letters: chooseLetters({ lettersOn: false, letters: {} }) } as const
    for (const key of ['m', '?', '0', '-', '+']) expect(readShortcut({ ...press, key }, none)).toBeNull()
    expect(readShortcut({ ...press, key: ' ' }, none)).toBe('toggle-play')
  })
})
