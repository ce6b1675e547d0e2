import { expect, it } from 'vitest'
import { listKeys } from './list-keys'

const written = (shortcut: string, platform: string) =>
  listKeys(shortcut, platform).map((key) => (key.kind === 'named' ? key.name : key.text))

it('has the command key of the platform', () => {
  for (const apple of ['MacIntel', 'iPad', 'iPhone'])
    expect(written('Mod+Alt+z', apple)).toEqual(['Command', 'Option', 'Z'])
  for (const other of ['Win32', 'Linux x86_64', ''])
    expect(written('Mod+Alt+z', other)).toEqual(['Control', 'Alt', 'Z'])
})

it('knows keys by their names, and others by what is written on them', () => {
  expect(written('Shift+ArrowLeft', '')).toEqual(['Shift', 'ArrowLeft'])
  expect(written('?', '')).toEqual(['?'])
  expect(written('F2', '')).toEqual(['F2'])
  expect(written('Mod+Plus', '')).toEqual(['Control', '+'])
})
