import type { AnyElementProps } from '../native-props'
import { clamped, text } from './text.css'

export const textSizes = ['xs', 's', 'm', 'l'] as const
export type TextSize = (typeof textSizes)[number]

export const textTones = ['plain', 'muted', 'accent', 'critical', 'success', 'inherit'] as const
export type TextTone = (typeof textTones)[number]

export const textWeights = ['regular', 'medium', 'bold'] as const
export type TextWeight = (typeof textWeights)[number]

export const textFaces = ['ui', 'title', 'code', 'figures'] as const
export type TextFace = (typeof textFaces)[number]

export interface TextProps extends AnyElementProps {
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'em' | undefined
  readonly size?: TextSize | undefined
  readonly tone?: TextTone | undefined
  readonly weight?: TextWeight | undefined
  /** `title` is the typeface of books; `figures` gives digits one width, for times and counts. */
  readonly face?: TextFace | undefined
  readonly align?: 'start' | 'center' | 'end' | undefined
  /** Truncates the text after this many lines, at its own end: by default the text decides its direction. */
  readonly lines?: 1 | 2 | 3 | 4 | undefined
}

export function Text({
  as: Tag = 'p',
  size = 'm',
  tone = 'plain',
  weight = 'regular',
  face = 'ui',
  align = 'start',
  lines,
  ...native
}: TextProps) {
  const looks = text({ size, tone, weight, face, align })
  return lines === undefined ? (
    <Tag {...native} className={looks} />
  ) : (
    <Tag dir="auto" {...native} className={`${looks} ${clamped}`} style={{ WebkitLineClamp: lines }} />
  )
}
