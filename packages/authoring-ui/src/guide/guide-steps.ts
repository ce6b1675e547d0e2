/** The steps from page images to a read-along book, in order. */
export const guideSteps = ['pages', 'words', 'voice', 'sync', 'marks', 'publish'] as const
export type GuideStep = (typeof guideSteps)[number]

/** Facts about a chapter in one language. */
export interface GuideFacts {
  readonly pages: number
  readonly pagesWithImage: number
  readonly pagesWithWords: number
  /** Pages on which recognition could barely read anything, and nobody has checked it. */
  readonly pagesBarelyRead: number
  readonly hasAudio: boolean
  readonly words: number
  readonly timedWords: number
  /** Popup triggers and coaching points. */
  readonly marks: number
  readonly published: boolean
  /** Steps whose result is out of date: it was made from something that has changed since. */
  readonly stale: ReadonlySet<GuideStep>
}

/** `next` is the step to do now; `waiting` depends on another step; `stale` is done, but out of date; `optional` can be left out. */
export type GuideStepState = 'done' | 'stale' | 'next' | 'waiting' | 'optional'

export interface Guide {
  readonly states: Readonly<Record<GuideStep, GuideStepState>>
  /** The first step that is not done, or out of date; publish if there is none. */
  readonly next: GuideStep
}

/** Derives the state of each step. A later step may be done while an earlier one is open again. */
export function guideAuthor(facts: GuideFacts): Guide {
  const done: Readonly<Record<GuideStep, boolean>> = {
    pages: facts.pages > 0,
    words: facts.pagesWithImage > 0 && facts.pagesWithWords === facts.pagesWithImage && facts.pagesBarelyRead === 0,
    voice: facts.hasAudio,
    sync: facts.words > 0 && facts.timedWords === facts.words,
    marks: facts.marks > 0,
    publish: facts.published,
  }
  const isStale = (step: GuideStep) => done[step] && facts.stale.has(step)
  const next = guideSteps.find((step) => (!done[step] && step !== 'marks') || isStale(step)) ?? 'publish'
  const state = (step: GuideStep): GuideStepState => {
    if (isStale(step)) return 'stale'
    if (done[step]) return 'done'
    return step === 'marks' ? 'optional' : step === next ? 'next' : 'waiting'
  }
  return {
    next,
    states: {
      pages: state('pages'),
      words: state('words'),
      voice: state('voice'),
      sync: state('sync'),
      marks: state('marks'),
      publish: state('publish'),
    },
  }
}

export function isGuideStep(value: string | null): value is GuideStep {
  return guideSteps.some((step) => step === value)
}
