import { Icon, type IconDrawing } from '../icon'
import { CircleAlert } from '../icon/icons'
import * as styles from './field.css'

export interface FieldMessageProps {
  readonly controlId: string
  readonly children?: string | undefined
}

/** What is wrong with a value; read out when it appears, and with the control by `describedBy`. */
export function FieldMessage({ controlId, children }: FieldMessageProps) {
  if (children === undefined) return null
  return (
    <div id={`${controlId}-error`} role="alert" className={styles.error}>
      <MessageSign of={CircleAlert} />
      {children}
    </div>
  )
}

/** The sign before a message, on the middle of its first line. */
export function MessageSign({ of }: { readonly of: IconDrawing }) {
  return (
    <span className={styles.messageSign}>
      <Icon of={of} size="s" />
    </span>
  )
}
