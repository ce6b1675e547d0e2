import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { defaultSender, type Mailer } from './mail'

export interface OutboxOptions {
  folder: string
  logger: Logger
  now: () => Date
  sender?: string
}

/**
 * Writes each mail to a file that only the operator can read, and its link to the log, for servers without a mail
 * server: the operator can pass it on.
 */
export function createOutbox({ folder, logger, now, sender = defaultSender }: OutboxOptions): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send({ to, subject, text, link }) {
      const { message } = await composer.sendMail({
        from: sender,
        to: { name: '', address: to },
        subject,
        text,
        date: now(),
        // The encoding of mails breaks the link in two; here it stays whole.
        headers: { 'X-Lectern-Link': link },
      })
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not composed into memory')
      const name = `${now().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, name), message, { mode: 0o600, flag: 'wx' })
      logger.warn({ file: join(folder, name), subject, link }, 'no mail server is set (SMTP_URL): hand this link on')
    },
    close: () => composer.close(),
  }
}
