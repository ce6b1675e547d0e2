import type { Feature } from '../../platform/api/feature'
import { createLibreTranslate } from './libre-translate'
import { translationHandlers } from './translation.handlers'

/**
 * Registers translation.
 * @param translateUrl address of a LibreTranslate service; null responds with 501
 */
export function registerTranslation(translateUrl: string | null): Feature {
  return { routes: translationHandlers(translateUrl === null ? null : createLibreTranslate(translateUrl)) }
}
