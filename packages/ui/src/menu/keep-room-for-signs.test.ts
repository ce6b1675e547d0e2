import { expect, it } from 'vitest'
import { keepRoomForSigns } from './keep-room-for-signs'
import type { MenuEntry } from './menu-entry'

const plain: MenuEntry = { label: 'Rename', onSelect: () => undefined }
const checked: MenuEntry = { ...plain, checked: false }

it('keeps no room where no row has a sign', () => {
  expect(keepRoomForSigns([plain, { kind: 'separator' }])).toBe(false)
  expect(keepRoomForSigns([])).toBe(false)
})

it('keeps room where a row may be checked, alone or in a group, or is one of several', () => {
  expect(keepRoomForSigns([plain, checked])).toBe(true)
  expect(keepRoomForSigns([{ kind: 'group', label: 'View', entries: [checked] }])).toBe(true)
  expect(keepRoomForSigns([{ kind: 'choice', label: 'Sort', value: '', options: [], onChange: () => undefined }])).toBe(
    true,
  )
})

it('looks at the rows of this level alone', () => {
  expect(keepRoomForSigns([{ kind: 'submenu', label: 'Move', entries: [checked] }])).toBe(false)
})
