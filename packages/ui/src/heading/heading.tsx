import type { NativeProps } from '../native-props'
import { heading } from './heading.css'

export const headingLevels = [1, 2, 3, 4, 5, 6] as const
export type HeadingLevel = (typeof headingLevels)[number]

export const headingSizes = ['display', 'xl', 'l', 'm', 's', 'label'] as const
export type HeadingSize = (typeof headingSizes)[number]

export interface HeadingProps extends NativeProps<'h1'> {
  /** The level in the outline of the page. */
  readonly level: HeadingLevel
  /**
   * The look; by default it follows the level. In the book typeface: `display` for a page (40/48), `xl` for a screen
   * (28/36), `l` for a panel (20/28), `m` for a card or a book's name (17/24). `s` and `label` are interface text.
   */
  readonly size?: HeadingSize | undefined
  readonly align?: 'start' | 'center' | undefined
}

const sizeOfLevel: Readonly<Record<HeadingLevel, HeadingSize>> = {
  1: 'display',
  2: 'xl',
  3: 'l',
  4: 'm',
  5: 's',
  6: 'label',
}

export function Heading({ level, size = sizeOfLevel[level], align = 'start', ...native }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...native} className={heading({ size, align })} />
}
