import type { IconDrawing } from '@lectern/ui'
import {
  BookMarked,
  CircleHelp,
  CornerDownLeft,
  ExternalLink,
  Info,
  Languages,
  Layers,
  Mail,
  Pencil,
  Video,
  Volume2,
} from '@lectern/ui/icons'
import type { ShownTrigger } from './read-trigger'

/** The main content of a trigger, for its icon. */
export type TriggerSubject =
  | 'video'
  | 'audio'
  | 'text'
  | 'several'
  | 'quiz'
  | 'link'
  | 'place'
  | 'contact'
  | 'languages'
  | 'answer'
  | 'unknown'

/** Icons of triggers without a picture of their own. */
export const subjectIcons: Readonly<Record<TriggerSubject, IconDrawing>> = {
  video: Video,
  audio: Volume2,
  text: BookMarked,
  several: Layers,
  quiz: CircleHelp,
  link: ExternalLink,
  place: CornerDownLeft,
  contact: Mail,
  languages: Languages,
  answer: Pencil,
  unknown: Info,
}

/** Returns what a trigger mainly opens: its first item, else the first thing that it does. */
export function findSubject(shown: ShownTrigger): TriggerSubject {
  const [item] = shown.items
  if (shown.items.length > 1) return 'several'
  if (item !== undefined) return item.kind
  if (shown.quizId !== null) return 'quiz'
  if (shown.link !== null) return 'link'
  if (shown.place !== null) return 'place'
  if (shown.contact.length > 0) return 'contact'
  if (shown.languages.length > 0) return 'languages'
  if (shown.titleAudio !== null) return 'audio'
  return shown.answer === null ? 'unknown' : 'answer'
}
