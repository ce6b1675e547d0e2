/** The way from page images to a book that reads along, in the order in which an author goes it. */
export const guideSteps = ['pages', 'words', 'voice', 'sync', 'publish'] as const
export type GuideStep = (typeof guideSteps)[number]

/** What is known of a chapter in one language. */
export interface GuideFacts {
  readonly pages: number
  readonly pagesWithImage: number
  readonly pagesWithWords: number
  readonly hasAudio: boolean
  readonly words: number
  readonly timedWords: number
  readonly published: boolean
}

/** `next` is the one thing to do now; `waiting` cannot be done before another step is. */
export type GuideStepState = 'done' | 'next' | 'waiting'

export interface Guide {
  readonly states: Readonly<Record<GuideStep, GuideStepState>>
  /** The first step that is not done; publish once all are. */
  readonly next: GuideStep
}

/** Says what is done and what comes next. A later step may be done already while an earlier one is open again. */
export function guideAuthor(facts: GuideFacts): Guide {
  const done: Readonly<Record<GuideStep, boolean>> = {
    pages: facts.pages > 0,
    words: facts.pagesWithImage > 0 && facts.pagesWithWords === facts.pagesWithImage,
    voice: facts.hasAudio,
    sync: facts.words > 0 && facts.timedWords === facts.words,
    publish: facts.published,
  }
  const next = guideSteps.find((step) => !done[step]) ?? 'publish'
  const state = (step: GuideStep): GuideStepState => (done[step] ? 'done' : step === next ? 'next' : 'waiting')
  return {
    next,
    states: {
      pages: state('pages'),
      words: state('words'),
      voice: state('voice'),
      sync: state('sync'),
      publish: state('publish'),
    },
  }
}
