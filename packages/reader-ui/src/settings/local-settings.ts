import type { LocalSettings } from '@lectern/core/book'

/** Storage of the settings on this device: one key per setting, by its local name. */
export type SettingsStorage = Pick<Storage, 'getItem' | 'setItem'>

const flags = ['autoFlip', 'autoScroll', 'continuousPlay', 'flipVideo'] as const
const texts = ['theme', 'rectColor', 'locale', 'activeWordColor'] as const
const layouts = ['vertical', 'horizontal'] as const

/** Reads the settings stored on this device. Missing and invalid values are absent. */
export function readLocalSettings(storage: Pick<SettingsStorage, 'getItem'>): LocalSettings {
  const settings: LocalSettings = {}
  for (const name of flags) {
    const text = storage.getItem(name)
    if (text === 'true' || text === 'false') settings[name] = text === 'true'
  }
  for (const name of texts) {
    const text = storage.getItem(name)
    if (text !== null && text !== '') settings[name] = text
  }
  const layout = layouts.find((each) => each === storage.getItem('screenLayout'))
  if (layout !== undefined) settings.screenLayout = layout
  const domainId = Number(storage.getItem('domainId') ?? Number.NaN)
  if (Number.isSafeInteger(domainId) && domainId > 0) settings.domainId = domainId
  return settings
}

/** Stores the given settings; others are unchanged. */
export function writeLocalSettings(storage: Pick<SettingsStorage, 'setItem'>, settings: LocalSettings): void {
  for (const [name, value] of Object.entries(settings)) {
    try {
      storage.setItem(name, String(value))
    } catch {
      // Full storage: the choice then holds until the page is left.
    }
  }
}
