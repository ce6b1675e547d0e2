import { Icon, type IconDrawing } from '../icon'
import { CircleAlert } from '../icon/icons'
import * as styles from './field.css'

export interface FieldMessageProps {
  readonly controlId: string
  readonly children?: string | undefined
}

/** The problem with a value; announced when it appears, and read with the control by `describedBy`. */
export function FieldMessage({ controlId, children }: FieldMessageProps) {
  if (children === undefined) return null
  return (
    <div id={`${controlId}-error`} role="alert" className={styles.error}>
      <MessageIcon of={CircleAlert} />
      {children}
    </div>
  )
}

/** The icon before a message, centred on its first line. */
export function MessageIcon({ of }: { readonly of: IconDrawing }) {
  return (
    <span className={styles.messageSign}>
      <Icon of={of} size="s" />
    </span>
  )
}
