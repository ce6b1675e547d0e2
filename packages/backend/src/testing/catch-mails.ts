import { expect } from 'vitest'
import type { Mail, Mailer } from '../platform/mail/mail'

export interface CaughtMails {
  mailer: Mailer
  /** All of them, oldest first. */
  sent: Mail[]
  /** Waits for the newest mail to the address. */
  to(email: string): Promise<Mail>
  /** Returns the token after `#token=` in the newest mail to the address. */
  tokenTo(email: string): Promise<string>
}

/** Creates a mailer for tests, to pass to the server that they start. */
export function catchMails(): CaughtMails {
  const sent: Mail[] = []
  async function to(email: string): Promise<Mail> {
    const newest = () => sent.findLast((mail) => mail.to === email)
    await expect.poll(newest, { timeout: 5000 }).toBeDefined()
    const mail = newest()
    if (!mail) throw new Error(`no mail to ${email}`)
    return mail
  }
  return {
    sent,
    to,
    mailer: {
      send(mail) {
        sent.push(mail)
        return Promise.resolve()
      },
      close: () => undefined,
    },
    tokenTo: async (email) => (await to(email)).link.split('#token=')[1] ?? '',
  }
}
