import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../heading'
import { useFollow } from '../link/follow-context'
import { card } from './card.css'
import * as styles from './pressable-card.css'

interface CardContent {
  /** The title: the name of the link or button. */
  readonly title: string
  readonly level?: HeadingLevel | undefined
  /** The language of the title when it differs from the interface. The text decides its direction. */
  readonly titleLang?: string | undefined
  /** A picture above everything else that reaches the edges of the card. */
  readonly picture?: ReactNode
  /** A picture or icon above the title. */
  readonly lead?: ReactNode
  /** Details below the title. */
  readonly children?: ReactNode
  /** A menu at the end of the title. Its presses do not press the card. */
  readonly menu?: ReactNode
  /** Buttons at the bottom. Their presses do not press the card. */
  readonly actions?: ReactNode
}

/** The card is a link. */
export interface CardLinkProps extends CardContent {
  readonly href: string
  /** Marks the link to the current page. */
  readonly current?: boolean | undefined
}

/** The card is a button, or one of several that can be selected. */
export interface CardButtonProps extends CardContent {
  readonly onPress: () => void
  /** For a card that is on or off. */
  readonly selected?: boolean | undefined
  readonly disabled?: boolean | undefined
}

const looks = card({ level: 'surface', padding: 'm', interactive: true, selected: false })

function Content({
  level = 3,
  titleLang,
  picture,
  lead,
  children,
  menu,
  actions,
  press,
}: Omit<CardContent, 'title'> & { readonly press: ReactNode }) {
  const title = (
    <Heading level={level} size="m" lang={titleLang} dir={titleLang === undefined ? undefined : 'auto'}>
      {press}
    </Heading>
  )
  return (
    <div className={styles.content}>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      {menu === undefined ? (
        title
      ) : (
        <div className={styles.line}>
          {title}
          <div className={styles.menu}>{menu}</div>
        </div>
      )}
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

/** A card that is one link, named by its title, and can be pressed anywhere. */
export function CardLink({ title, href, current = false, ...content }: CardLinkProps) {
  const follow = useFollow(href, undefined)
  return (
    <article className={`${looks} ${styles.card}`} data-selected={current ? '' : undefined}>
      <Content
        {...content}
        press={
          <a href={href} aria-current={current ? 'page' : undefined} className={styles.press} onClick={follow}>
            {title}
          </a>
        }
      />
    </article>
  )
}

/** A card that is one button, named by its title, and can be pressed anywhere. */
export function CardButton({ title, onPress, selected, disabled = false, ...content }: CardButtonProps) {
  return (
    <article
      className={`${looks} ${styles.card}`}
      data-selected={selected ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
    >
      <Content
        {...content}
        press={
          <button type="button" aria-pressed={selected} disabled={disabled} className={styles.press} onClick={onPress}>
            {title}
          </button>
        }
      />
    </article>
  )
}
