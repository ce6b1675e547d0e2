import type { AnyElementProps } from '../native-props'
import * as styles from './layout.css'
import type { Alignment, Distribution, LayoutTag, Spacing } from './spacing'

export interface StackProps extends AnyElementProps {
  readonly as?: LayoutTag | undefined
  readonly gap?: Spacing | undefined
  readonly align?: Alignment | undefined
  readonly justify?: Distribution | undefined
  /** Fills the free space of its parent. */
  readonly grow?: boolean | undefined
}

/** Lays out items one below the other. */
export function Stack({
  as: Tag = 'div',
  gap = 'm',
  align = 'stretch',
  justify = 'start',
  grow = false,
  ...native
}: StackProps) {
  const looks = [styles.stack, styles.gap[gap], styles.align[align], styles.justify[justify]]
  if (grow) looks.push(styles.grow)
  return <Tag {...native} className={looks.join(' ')} />
}
