import { createTransport } from 'nodemailer'
import { defaultSender, type Mailer } from './mail'

const maxWaitMilliseconds = 15_000

/**
 * Sends mails through a server such as `smtp://user:password@mail.example.org:587` (encrypted if the server can) or
 * `smtps://…:465` (encrypted from the first byte).
 */
export function createSmtpMailer(url: string, sender: string = defaultSender): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname.replaceAll(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: maxWaitMilliseconds,
    greetingTimeout: maxWaitMilliseconds,
    socketTimeout: maxWaitMilliseconds,
  })
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from: sender, to: { name: '', address: to }, subject, text })
    },
    close: () => transport.close(),
  }
}
