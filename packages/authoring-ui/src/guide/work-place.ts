import type { GuideStep } from './guide-steps'

/** A place in a book: the query parameters of the workspace. */
export interface WorkPlace {
  readonly chapter: number | null
  readonly page: number | null
  readonly variation: string | null
  readonly step: GuideStep | null
}
