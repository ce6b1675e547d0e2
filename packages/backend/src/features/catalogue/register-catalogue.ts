import type { Feature } from '../../platform/api/feature'
import type { Platform } from '../../platform/create-platform'
import { catalogueHandlers } from './catalogue.handlers'
import { shelfHandlers } from './shelf.handlers'

/** Registers categories, creators and shelves. */
export function registerCatalogue({ database }: Platform): Feature {
  return { routes: [...catalogueHandlers(database), ...shelfHandlers(database)] }
}
