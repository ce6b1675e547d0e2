import type { CSSProperties, ReactNode } from 'react'
import * as styles from './panes.css'
import { shareProperty } from './share-property'

/** `horizontal`: side by side along the text; `vertical`: the first above the second. */
export const paneOrientations = ['horizontal', 'vertical'] as const
export type PaneOrientation = (typeof paneOrientations)[number]

export interface PanesProps {
  readonly first: ReactNode
  readonly second: ReactNode
  readonly orientation?: PaneOrientation | undefined
  /** The share of the first pane, in percent. */
  readonly share?: number | undefined
  /** Shows the second pane first. */
  readonly flipped?: boolean | undefined
  /** Shown between the panes. */
  readonly divider?: ReactNode
  /** Set on both panes, for a divider that controls the first one. */
  readonly firstId?: string | undefined
}

type ShareStyle = CSSProperties & Readonly<Record<typeof shareProperty, string>>

/**
 * Two panes that share an area, as high as it is. Changing their arrangement keeps both elements in place in the
 * document, so that a video in one of them keeps playing.
 */
export function Panes({
  first,
  second,
  orientation = 'horizontal',
  share = 50,
  flipped = false,
  divider,
  firstId,
}: PanesProps) {
  const shared: ShareStyle = { [shareProperty]: `${share}%` }
  return (
    <div
      className={styles.panes[orientation]}
      style={shared}
      data-orientation={orientation}
      data-flipped={flipped ? '' : undefined}
    >
      <div id={firstId} className={styles.first} data-pane="first" data-collapsed={share === 0 ? '' : undefined}>
        {first}
      </div>
      {divider}
      <div className={styles.second} data-pane="second">
        {second}
      </div>
    </div>
  )
}
