import { expect, it } from 'vitest'
import { keepRoomForSigns } from './keep-room-for-signs'
import type { MenuEntry } from './menu-entry'

const plain: MenuEntry = { label: 'Rename', onSelect: () => undefined }
const checked: MenuEntry = { ...plain, checked: false }

it('is false when no entry has an icon', () => {
  expect(keepRoomForSigns([plain, { kind: 'separator' }])).toBe(false)
  expect(keepRoomForSigns([])).toBe(false)
})

it('is true when an entry may be checked, alone or in a group, or is one of several', () => {
  expect(keepRoomForSigns([plain, checked])).toBe(true)
  expect(keepRoomForSigns([{ kind: 'group', label: 'View', entries: [checked] }])).toBe(true)
  expect(keepRoomForSigns([{ kind: 'choice', label: 'Sort', value: '', options: [], onChange: () => undefined }])).toBe(
    true,
  )
})

it('ignores the entries of submenus', () => {
  expect(keepRoomForSigns([{ kind: 'submenu', label: 'Move', entries: [checked] }])).toBe(false)
})
