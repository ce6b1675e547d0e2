import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { findShortcuts } from './find-shortcuts'
import type { Shortcut, ShortcutGroup } from './shortcut-group'

const keysOf = ({ keys }: Shortcut) => keys.join(' ')
const groups: readonly ShortcutGroup[] = [
  {
    label: 'Lectura',
    shortcuts: [
      { label: 'Página siguiente', keys: ['ArrowRight'] },
      { label: 'Reproducir', keys: ['Space'] },
    ],
  },
  { label: 'Editar', shortcuts: [{ label: 'Deshacer', keys: ['Ctrl Z'] }] },
]
const found = (query: string) =>
  findShortcuts(groups, query, keysOf).flatMap(({ shortcuts }) => shortcuts.map(({ label }) => label))

it('finds by action, group and keys, ignoring case and accents', () => {
  expect(found('pagina')).toEqual(['Página siguiente'])
  expect(found('LECTURA')).toEqual(['Página siguiente', 'Reproducir'])
  expect(found('ctrl z')).toEqual(['Deshacer'])
  expect(found('lectura space')).toEqual(['Reproducir'])
  expect(found('nada')).toEqual([])
})

it('lists all for an empty search, never an unknown shortcut or an empty group', () => {
  expect(findShortcuts(groups, '  ', keysOf)).toEqual(groups)
  fc.assert(
    fc.property(fc.string(), (query) => {
      for (const group of findShortcuts(groups, query, keysOf)) {
        const standing = groups.find(({ label }) => label === group.label)
        expect(standing?.shortcuts).toEqual(expect.arrayContaining([...group.shortcuts]))
        expect(group.shortcuts).not.toEqual([])
      }
    }),
  )
})
