import type { NativeProps } from '../native-props'
import { heading } from './heading.css'

export const headingLevels = [1, 2, 3, 4, 5, 6] as const
export type HeadingLevel = (typeof headingLevels)[number]

export const headingSizes = ['display', 'xl', 'l', 'm', 's', 'label'] as const
export type HeadingSize = (typeof headingSizes)[number]

export interface HeadingProps extends NativeProps<'h1'> {
  /** Its place in the outline of the page. */
  readonly level: HeadingLevel
  /** Its looks; what the level suggests unless told. `display`, `xl`, `l` and `m` are set in the book face. */
  readonly size?: HeadingSize | undefined
  readonly align?: 'start' | 'center' | undefined
}

const sizeOfLevel: Readonly<Record<HeadingLevel, HeadingSize>> = { 1: 'xl', 2: 'l', 3: 'm', 4: 's', 5: 's', 6: 'label' }

export function Heading({ level, size = sizeOfLevel[level], align = 'start', ...native }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...native} className={heading({ size, align })} />
}
