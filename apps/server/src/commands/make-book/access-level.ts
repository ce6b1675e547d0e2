import { Visibility } from '@lectern/contracts/main'
import type { z } from 'zod'

/** Readers of a published book: everyone, signed-in readers of its domain, or its authors. */
export type AccessLevel = z.output<typeof Visibility>

export const accessLevels = Visibility.options

/** The author's wishes for the finished book. */
export interface Publishing {
  /** True for a book that stays unpublished; `access` takes effect when its author publishes it. */
  readonly isDraft: boolean
  readonly access: AccessLevel
}
