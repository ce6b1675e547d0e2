import { expect, test } from 'vitest'
import { readServerSettings } from './read-server-settings'

test('every setting of the server is read, what it has besides is left out', () => {
  const settings = {
    auto_page_turn: true,
    auto_scroll: false,
    continuous_play: true,
    flip_video: false,
    theme: 'light',
    rect_color: '#abcdef',
    spanish_interface: true,
    vertical_layout: true,
    activeWordColor: '#fedcba',
    domainId: 14,
  }
  expect(readServerSettings({ ...settings, wallpaper: 'sea' })).toEqual(settings)
})

test('an answer of another form has no settings', () => {
  for (const answer of [null, undefined, 'x', 3, [], { theme: 3, auto_page_turn: 'true', domainId: null }]) {
    expect(readServerSettings(answer)).toEqual({})
  }
})
