import type { ServerSettings } from '@lectern/core/book'

const flags = [
  'auto_page_turn',
  'auto_scroll',
  'continuous_play',
  'flip_video',
  'spanish_interface',
  'vertical_layout',
] as const
const texts = ['theme', 'rect_color', 'activeWordColor'] as const

/** Reads the settings of a response; drops missing and unknown ones and those of another type. */
export function readServerSettings(response: unknown): ServerSettings {
  const settings: ServerSettings = {}
  if (typeof response !== 'object' || response === null) return settings
  for (const name of flags) {
    const value: unknown = Reflect.get(response, name)
    if (typeof value === 'boolean') settings[name] = value
  }
  for (const name of texts) {
    const value: unknown = Reflect.get(response, name)
    if (typeof value === 'string') settings[name] = value
  }
  const domainId: unknown = Reflect.get(response, 'domainId')
  if (typeof domainId === 'number') settings.domainId = domainId
  return settings
}
