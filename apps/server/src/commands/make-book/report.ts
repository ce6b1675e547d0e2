import type { InputProblem } from './collect-inputs'

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
  readonly readerUrl: string
  readonly pages: readonly PageReport[]
  readonly words: number
  /** Words with times, estimated ones included. */
  readonly wordsTimed: number
  readonly wordsEstimated: number
  /** wordsTimed / words. */
  readonly shareTimed: number
  readonly audioSeconds: number
  readonly secondsPerStep: Readonly<Record<Step, number>>
  readonly problems: readonly InputProblem[]
}
