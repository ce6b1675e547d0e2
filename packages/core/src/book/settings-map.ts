import { baseLanguage } from '../languages/language'
import { defaultLanguage } from './constant-table'

/** User settings under the names of the server. */
export interface ServerSettings {
  auto_page_turn?: boolean
  auto_scroll?: boolean
  continuous_play?: boolean
  flip_video?: boolean
  theme?: string
  rect_color?: string
  spanish_interface?: boolean
  vertical_layout?: boolean
  activeWordColor?: string
  domainId?: number
}

/** User settings under the names that the device stores. */
export interface LocalSettings {
  autoFlip?: boolean
  autoScroll?: boolean
  continuousPlay?: boolean
  flipVideo?: boolean
  theme?: string
  rectColor?: string
  /** Language of the interface. */
  locale?: string
  screenLayout?: 'vertical' | 'horizontal'
  activeWordColor?: string
  domainId?: number
}

/**
 * Converts settings of the server to their local names. Absent fields stay absent; unknown fields are left out.
 *
 * @example
 * toLocalSettings({ auto_page_turn: true, spanish_interface: true }) // => { autoFlip: true, locale: 'es' }
 */
export function toLocalSettings(server: ServerSettings): LocalSettings {
  return withoutAbsent({
    autoFlip: server.auto_page_turn,
    autoScroll: server.auto_scroll,
    continuousPlay: server.continuous_play,
    flipVideo: server.flip_video,
    theme: server.theme,
    rectColor: server.rect_color,
    locale: choose(server.spanish_interface, 'es', defaultLanguage),
    screenLayout: choose(server.vertical_layout, 'vertical', 'horizontal'),
    activeWordColor: server.activeWordColor,
    domainId: server.domainId,
  })
}

/**
 * Converts local settings to the names of the server, which only knows if the interface language is Spanish. Absent fields stay
 * absent; unknown fields are left out.
 *
 * @example
 * toServerSettings({ autoFlip: true, locale: 'es-MX' }) // => { auto_page_turn: true, spanish_interface: true }
 * toServerSettings({ locale: 'fr' }) // => { spanish_interface: false }
 */
export function toServerSettings(local: LocalSettings): ServerSettings {
  return withoutAbsent({
    auto_page_turn: local.autoFlip,
    auto_scroll: local.autoScroll,
    continuous_play: local.continuousPlay,
    flip_video: local.flipVideo,
    theme: local.theme,
    rect_color: local.rectColor,
    spanish_interface: local.locale === undefined ? undefined : baseLanguage(local.locale) === 'es',
    vertical_layout: local.screenLayout === undefined ? undefined : local.screenLayout === 'vertical',
    activeWordColor: local.activeWordColor,
    domainId: local.domainId,
  })
}

function choose<A, B>(value: boolean | undefined, whenTrue: A, whenFalse: B): A | B | undefined {
  if (value === undefined) return undefined
  return value ? whenTrue : whenFalse
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

function withoutAbsent<T extends object>(settings: T): Present<T> {
  const present: Present<T> = { ...settings }
  for (const name in settings) if (settings[name] === undefined) delete present[name]
  return present
}
