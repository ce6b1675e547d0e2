import { createTranslate, fieldMessages } from '@lectern/messages'
import { expect, it } from 'vitest'
import { nameKey } from './name-key'
import { readChords } from './read-chords'

const english = createTranslate('en', fieldMessages.en)
const caps = (shortcut: string, keyboard: 'mac' | 'other') =>
  readChords(shortcut).map((chord) => chord.map((key) => nameKey(key, keyboard, english).cap).join(' '))

it.each([
  ['$mod+Shift+z', ['⌘ ⇧ Z'], ['Ctrl Shift Z']],
  ['Control+Alt+Delete', ['⌃ ⌥ ⌦'], ['Ctrl Alt Del']],
  ['g b', ['G', 'B'], ['G', 'B']],
  ['Space', ['Space'], ['Space']],
  ['$mod+Plus', ['⌘ +'], ['Ctrl +']],
  ['ArrowLeft', ['←'], ['←']],
  ['Shift+Arrows', ['⇧ ← ↑ ↓ →'], ['Shift ← ↑ ↓ →']],
  ['?', ['?'], ['?']],
  ['F2', ['F2'], ['F2']],
  ['  ', [], []],
])('writes %s with the labels of the keyboard', (shortcut, mac, other) => {
  expect(caps(shortcut, 'mac')).toEqual(mac)
  expect(caps(shortcut, 'other')).toEqual(other)
})

it('announces symbols by their translated names', async () => {
  const spanish = createTranslate('es', await fieldMessages.load('es'))
  expect(nameKey('$mod', 'mac', english).spoken).toBe('Command')
  expect(nameKey('ArrowLeft', 'other', spanish)).toEqual({ cap: '←', spoken: 'Flecha izquierda' })
  expect(nameKey('Delete', 'other', spanish)).toEqual({ cap: 'Supr', spoken: 'Suprimir' })
})
