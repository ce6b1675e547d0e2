import { expect, it } from 'vitest'
import { nameShortcut } from './name-shortcut'

it('writes the keys as they stand on the keyboard of the system', () => {
  const undo = { letter: 'Z', shift: false }
  const redo = { letter: 'Z', shift: true }
  const written = (platform: string) => [nameShortcut(undo, platform), nameShortcut(redo, platform)]
  for (const apple of ['MacIntel', 'iPad', 'iPhone']) expect(written(apple)).toEqual(['⌘Z', '⇧⌘Z'])
  for (const other of ['Win32', 'Linux x86_64', '']) expect(written(other)).toEqual(['Ctrl Z', 'Ctrl ⇧ Z'])
})
