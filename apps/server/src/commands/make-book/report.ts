import type { InputProblem } from './collect-inputs'
import type { AccessLevel } from './access-level'

export interface PageReport {
  /** 1 for the first page of the book. */
  readonly page: number
  readonly source: 'text-layer' | 'recognised'
  readonly words: number
  /** Mean over the words, 0 to 1; 1 for a text layer. */
  readonly confidence: number
  readonly text: string
  /** Seconds that recognising the page took. */
  readonly seconds: number
}

export const STEPS = ['import', 'recognise', 'speak', 'sync', 'publish'] as const
export type Step = (typeof STEPS)[number]

export interface MakeBookReport {
  readonly bookId: number
  /** False for a draft. */
  readonly published: boolean
  /** Readers of the book; those of a draft once it is published. */
  readonly access: AccessLevel
  /** null for a draft. */
  readonly readerUrl: string | null
  /** Address of the book for its authors. */
  readonly studioUrl: string
  readonly pages: readonly PageReport[]
  readonly words: number
  /** Words with times, estimated ones included. */
  readonly wordsTimed: number
  readonly wordsEstimated: number
  /** wordsTimed / words. */
  readonly shareTimed: number
  readonly audioSeconds: number
  /** `publish` is null for a draft. */
  readonly secondsPerStep: Readonly<Record<Exclude<Step, 'publish'>, number>> & { readonly publish: number | null }
  readonly problems: readonly InputProblem[]
}
