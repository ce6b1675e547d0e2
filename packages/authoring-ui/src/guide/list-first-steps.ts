import type { Guide, GuideStep } from './guide-steps'

/** The steps that make a first book, in order; the others can wait. */
export const firstSteps = ['pages', 'words', 'voice', 'publish'] as const satisfies readonly GuideStep[]
export type FirstStep = (typeof firstSteps)[number]

/** `next` is the one to do now. */
export type FirstStepState = 'done' | 'next' | 'later'

/** Returns the four first steps with their states. The voice is done once its words have times. */
export function listFirstSteps({ states }: Guide): { readonly step: FirstStep; readonly state: FirstStepState }[] {
  const isDone = (step: GuideStep) => states[step] === 'done'
  const done = {
    pages: isDone('pages'),
    words: isDone('words'),
    voice: isDone('voice') && isDone('sync'),
    publish: isDone('publish'),
  }
  const next = firstSteps.find((step) => !done[step])
  return firstSteps.map((step) => ({ step, state: done[step] ? 'done' : step === next ? 'next' : 'later' }))
}
