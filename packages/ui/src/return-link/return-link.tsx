import { ButtonLink, type ButtonLinkProps } from '../button'
import { ArrowLeft } from '../icon/icons'
import * as styles from './return-link.css'

export interface ReturnLinkProps extends Pick<ButtonLinkProps, 'href' | 'target' | 'onClick'> {
  /** The accessible name: the destination, in a sentence. */
  readonly label: string
  /** A short version of the label. Phones show the arrow only. */
  readonly children: string
}

/** A link back, at the start of a header. */
export function ReturnLink({ label, children, ...link }: ReturnLinkProps) {
  return (
    <div className={styles.place}>
      <ButtonLink {...link} tone="quiet" size="s" icon={ArrowLeft} iconFollowsText aria-label={label}>
        <span className={styles.text}>{children}</span>
      </ButtonLink>
    </div>
  )
}
