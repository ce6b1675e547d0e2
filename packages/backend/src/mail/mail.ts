/** A mail that leads its reader to one link. */
export interface Mail {
  to: string
  subject: string
  /** Plain text; the link stands in it. */
  text: string
  link: string
}

/** How mails leave the server. */
export interface Mailer {
  /** Resolves when the mail has been handed over. */
  send(mail: Mail): Promise<void>
  /** Gives up connections that are kept open. */
  close(): void
}

/** From whom mails come where the operator names nobody. */
export const defaultSender = 'Lectern <no-reply@lectern.local>'
