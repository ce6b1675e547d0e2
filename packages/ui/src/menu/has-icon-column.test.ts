import { expect, it } from 'vitest'
import { hasIconColumn } from './has-icon-column'
import type { MenuEntry } from './menu-entry'

const plain: MenuEntry = { label: 'Rename', onSelect: () => undefined }
const checked: MenuEntry = { ...plain, checked: false }

it('is false when no entry has an icon', () => {
  expect(hasIconColumn([plain, { kind: 'separator' }])).toBe(false)
  expect(hasIconColumn([])).toBe(false)
})

it('is true when an entry may be checked, alone or in a group, or is one of several', () => {
  expect(hasIconColumn([plain, checked])).toBe(true)
  expect(hasIconColumn([{ kind: 'group', label: 'View', entries: [checked] }])).toBe(true)
  expect(hasIconColumn([{ kind: 'choice', label: 'Sort', value: '', options: [], onChange: () => undefined }])).toBe(
    true,
  )
})

it('ignores the entries of submenus', () => {
  expect(hasIconColumn([{ kind: 'submenu', label: 'Move', entries: [checked] }])).toBe(false)
})
