import type { Feature } from '../../platform/api/feature'
import type { Platform } from '../../platform/create-platform'
import type { Speech } from '../../ports/index'
import { dictionaryHandlers } from './dictionaries.handlers'

/** Registers pronunciation dictionaries. */
export function registerPronunciation({ database }: Platform, speech: Speech): Feature {
  return { routes: dictionaryHandlers({ database, speech }) }
}
