import { expect, it } from 'vitest'
import { readKeyboard } from './read-keyboard'

it('recognises Apple keyboards by their platform', () => {
  for (const apple of ['MacIntel', 'iPad', 'iPhone']) expect(readKeyboard(apple)).toBe('mac')
  for (const other of ['Win32', 'Linux x86_64', '']) expect(readKeyboard(other)).toBe('other')
})
