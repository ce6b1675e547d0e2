import { expect, test } from 'vitest'
import { readServerSettings } from './read-server-settings'

test('reads every setting and drops unknown fields', () => {
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

test('returns no settings for a response of another shape', () => {
  for (const response of [null, undefined, 'x', 3, [], { theme: 3, auto_page_turn: 'true', domainId: null }]) {
    expect(readServerSettings(response)).toEqual({})
  }
})
