import { describe, expect, test } from 'vitest'
import { toLocalSettings, toServerSettings } from './settings-map'

describe('user settings', () => {
  const server = {
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
  const local = {
    autoFlip: true,
    autoScroll: false,
    continuousPlay: true,
    flipVideo: false,
    theme: 'light',
    rectColor: '#abcdef',
    locale: 'es',
    screenLayout: 'vertical',
    activeWordColor: '#fedcba',
    domainId: 14,
  } as const

  test('every server name maps to its local name and back [DATA-018 DATA-019 DATA-020]', () => {
    expect(toLocalSettings(server)).toEqual(local)
    expect(toServerSettings(local)).toEqual(server)
  })

  test('no Spanish means English, and not vertical means horizontal', () => {
    const other = { spanish_interface: false, vertical_layout: false }
    expect(toLocalSettings(other)).toEqual({ locale: 'en', screenLayout: 'horizontal' })
    expect(toServerSettings({ locale: 'en', screenLayout: 'horizontal' })).toEqual(other)
    for (const locale of ['es', 'ES', 'es-MX', 'es_MX']) {
      expect(toServerSettings({ locale })).toEqual({ spanish_interface: true })
    }
    for (const locale of ['', 'est', 'fr-es', 'e']) {
      expect(toServerSettings({ locale })).toEqual({ spanish_interface: false })
    }
  })

  test('absent fields stay absent', () => {
    expect(toLocalSettings({})).toStrictEqual({})
    expect(toServerSettings({ autoFlip: false })).toStrictEqual({ auto_page_turn: false })
  })
})
