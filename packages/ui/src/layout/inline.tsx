import type { AnyElementProps } from '../native-props'
import * as styles from './layout.css'
import type { Alignment, Distribution, LayoutTag, Spacing } from './spacing'

export interface InlineProps extends AnyElementProps {
  readonly as?: LayoutTag | undefined
  readonly gap?: Spacing | undefined
  readonly align?: Alignment | undefined
  readonly justify?: Distribution | undefined
  /** Wraps if there is no room; true by default. */
  readonly wrap?: boolean | undefined
  readonly grow?: boolean | undefined
}

/** Items side by side in the direction of the text. */
export function Inline({
  as: Tag = 'div',
  gap = 's',
  align = 'center',
  justify = 'start',
  wrap = true,
  grow = false,
  ...native
}: InlineProps) {
  const looks = [styles.inline, styles.gap[gap], styles.align[align], styles.justify[justify]]
  if (wrap) looks.push(styles.wrap)
  if (grow) looks.push(styles.grow)
  return <Tag {...native} className={looks.join(' ')} />
}
