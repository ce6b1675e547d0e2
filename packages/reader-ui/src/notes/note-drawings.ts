import type { IconDrawing } from '@lectern/ui'
import { CircleHelp, Heart, Lightbulb, MessageSquareText, Music, Star, StickyNote } from '@lectern/ui/icons'
import { noteIcons, type NoteIcon } from './note-looks'

export const noteDrawings: Readonly<Record<NoteIcon, IconDrawing>> = {
  note: StickyNote,
  star: Star,
  heart: Heart,
  question: CircleHelp,
  idea: Lightbulb,
  music: Music,
}

/** Labels of the icons. */
export const noteIconLabels = {
  note: 'noteIconNote',
  star: 'noteIconStar',
  heart: 'noteIconHeart',
  question: 'noteIconQuestion',
  idea: 'noteIconIdea',
  music: 'noteIconMusic',
} as const satisfies Readonly<Record<NoteIcon, string>>

/** Draws icons of other clients too. */
export function drawNote(icon: string): IconDrawing {
  const own = noteIcons.find((each) => each === icon)
  return own === undefined ? MessageSquareText : noteDrawings[own]
}
