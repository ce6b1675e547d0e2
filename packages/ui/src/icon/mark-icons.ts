import {
  BookMarked,
  CircleHelp,
  Eye,
  Globe,
  Hand,
  Headphones,
  Heart,
  Image,
  Info,
  Lightbulb,
  MessageSquareText,
  Music,
  Pencil,
  Play,
  Star,
  Video,
  Volume2,
} from 'lucide'
import type { IconDrawing } from './icon'

/** Names of the icons that authors choose for the marks on a page, as they are stored. */
export const markIconNames = [
  'info',
  'idea',
  'question',
  'star',
  'heart',
  'look',
  'hand',
  'speech',
  'book',
  'pencil',
  'picture',
  'video',
  'play',
  'sound',
  'listen',
  'music',
  'world',
] as const
export type MarkIconName = (typeof markIconNames)[number]

/** The drawings of the icons of marks. */
export const markIcons: Readonly<Record<MarkIconName, IconDrawing>> = {
  info: Info,
  idea: Lightbulb,
  question: CircleHelp,
  star: Star,
  heart: Heart,
  look: Eye,
  hand: Hand,
  speech: MessageSquareText,
  book: BookMarked,
  pencil: Pencil,
  picture: Image,
  video: Video,
  play: Play,
  sound: Volume2,
  listen: Headphones,
  music: Music,
  world: Globe,
}

/** Returns the drawing of an icon by its stored name; null for a name of another client, and without one. */
export function findMarkIcon(name: string | null | undefined): IconDrawing | null {
  const known = markIconNames.find((each) => each === name)
  return known === undefined ? null : markIcons[known]
}
