import { Heading, PinnedAction, Stack, Text } from '@lectern/ui'
import type { ReactNode, Ref } from 'react'
import * as styles from './step-panel.css'

export interface StepPanelProps {
  /** Receives the panel, which can take the focus. */
  readonly ref?: Ref<HTMLElement> | undefined
  readonly title: string
  /** Purpose of the step, in a sentence. */
  readonly lead: string
  readonly children: ReactNode
  /** The button to the next step. */
  readonly footer?: ReactNode
  /** False while another action is the main one, which a phone pins to its lower edge. */
  readonly pinsFooter?: boolean
}

/** The panel beside the page: the purpose of the step, its main action, and the way to the next one. */
export function StepPanel({ ref, title, lead, children, footer, pinsFooter = true }: StepPanelProps) {
  return (
    <section ref={ref} tabIndex={ref === undefined ? undefined : -1} aria-label={title} className={styles.panel}>
      <div className={styles.content} data-step-content>
        <Stack gap="xs">
          <Heading level={2} size="m">
            {title}
          </Heading>
          <Text size="s" tone="muted">
            {lead}
          </Text>
        </Stack>
        {children}
      </div>
      {footer !== undefined && footer !== false && (
        <div className={styles.footer} data-step-footer>
          <PinnedAction pinned={pinsFooter}>{footer}</PinnedAction>
        </div>
      )}
    </section>
  )
}
