import type { triggerMessages } from '@lectern/messages'
import type { TextsOf, Translate } from '@lectern/messages'
import { findSubject, type TriggerSubject } from './find-subject'
import type { ShownTrigger } from './read-trigger'

const names = {
  video: 'triggerVideo',
  audio: 'triggerAudio',
  text: 'triggerDefinition',
  several: 'triggerMore',
  quiz: 'triggerQuiz',
  link: 'triggerLink',
  place: 'triggerPlace',
  contact: 'triggerContact',
  languages: 'triggerLanguages',
  answer: 'triggerAnswer',
  unknown: 'triggerMore',
} as const satisfies Readonly<Record<TriggerSubject, string>>

/** Returns the title of a trigger, else the name of what it opens, which is in the language of the interface. */
export function nameTrigger(
  shown: ShownTrigger,
  t: Translate<TextsOf<typeof triggerMessages>>,
): { readonly text: string; readonly language: string | null } {
  return shown.title ?? { text: t(names[findSubject(shown)]), language: null }
}
