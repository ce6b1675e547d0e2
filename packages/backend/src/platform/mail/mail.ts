/** A mail that asks its reader to open one link. */
export interface Mail {
  to: string
  subject: string
  /** Plain text that contains the link. */
  text: string
  link: string
}

/** Sends mails. */
export interface Mailer {
  /** Resolves when the mail has been handed over. */
  send(mail: Mail): Promise<void>
  /** Closes open connections. */
  close(): void
}

/** Sender of mails if the operator configures none. */
export const defaultSender = 'Lectern <no-reply@lectern.local>'
