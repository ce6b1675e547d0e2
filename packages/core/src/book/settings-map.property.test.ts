import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toLocalSettings, toServerSettings, type LocalSettings, type ServerSettings } from './settings-map'

const colors = fc.constantFrom('#00ff00', '#123456')
const serverSettings: fc.Arbitrary<ServerSettings> = fc.record(
  {
    auto_page_turn: fc.boolean(),
    auto_scroll: fc.boolean(),
    continuous_play: fc.boolean(),
    flip_video: fc.boolean(),
    theme: fc.constantFrom('light', 'dark', 'system'),
    rect_color: colors,
    spanish_interface: fc.boolean(),
    vertical_layout: fc.boolean(),
    activeWordColor: colors,
    domainId: fc.nat(20),
  },
  { requiredKeys: [], noNullPrototype: true },
)
const localSettings: fc.Arbitrary<LocalSettings> = fc.record(
  {
    autoFlip: fc.boolean(),
    autoScroll: fc.boolean(),
    continuousPlay: fc.boolean(),
    flipVideo: fc.boolean(),
    theme: fc.constantFrom('light', 'dark', 'system'),
    rectColor: colors,
    locale: fc.constantFrom('en', 'es'),
    screenLayout: fc.constantFrom('vertical', 'horizontal'),
    activeWordColor: colors,
    domainId: fc.nat(20),
  },
  { requiredKeys: [], noNullPrototype: true },
)

describe('user settings', () => {
  test("toServerSettings restores every part of the server's settings [DATA-020]", () => {
    fc.assert(
      fc.property(serverSettings, (settings) => {
        expect(toServerSettings(toLocalSettings(settings))).toStrictEqual(settings)
      }),
    )
  })

  test("toLocalSettings restores every part of the device's settings [DATA-020]", () => {
    fc.assert(
      fc.property(localSettings, (settings) => {
        expect(toLocalSettings(toServerSettings(settings))).toStrictEqual(settings)
      }),
    )
  })
})
