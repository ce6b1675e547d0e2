import type { Feature } from '../../platform/api/feature'
import type { Platform } from '../../platform/create-platform'
import { glossaryHandlers } from './glossary.handlers'

/** Registers the words of the glossary and their definitions. */
export function registerGlossary({ database }: Platform): Feature {
  return { routes: glossaryHandlers(database) }
}
