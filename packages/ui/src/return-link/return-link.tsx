import { ButtonLink, type ButtonLinkProps } from '../button'
import { ArrowLeft } from '../icon/icons'
import * as styles from './return-link.css'

export interface ReturnLinkProps extends Pick<ButtonLinkProps, 'href' | 'target' | 'onClick'> {
  /** Where it leads, in a sentence: its name for screen readers. */
  readonly label: string
  /** The same in a word or two. On a phone the arrow stands alone. */
  readonly children: string
}

/** The way out of what is open, at the start of its header. */
export function ReturnLink({ label, children, ...link }: ReturnLinkProps) {
  return (
    <div className={styles.place}>
      <ButtonLink {...link} tone="quiet" size="s" icon={ArrowLeft} iconFollowsText aria-label={label}>
        <span className={styles.word}>{children}</span>
      </ButtonLink>
    </div>
  )
}
