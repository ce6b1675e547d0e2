import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { verificationMail } from '../../features/accounts/write-account-mails'
import { createSmtpMailer } from './create-smtp-mailer'

let server: Server | null = null
afterEach(() => void server?.close())

/** Implements enough of RFC 5321 to receive one mail; records the conversation. */
async function startMailServer(refusal?: string): Promise<{ port: number; heard: string[] }> {
  const heard: string[] = []
  const listening = createServer((socket) => converse(socket, heard, refusal))
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const address = listening.address()
  if (typeof address !== 'object' || !address) throw new Error('the mail server has no port')
  return { port: address.port, heard }
}

function converse(socket: Socket, heard: string[], refusal: string | undefined): void {
  let inData = false
  let buffer = ''
  socket.write('220 mail.test ESMTP\r\n')
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    buffer += chunk.toString('utf8')
    for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end)
      buffer = buffer.slice(end + 2)
      heard.push(line)
      if (inData && line !== '.') continue
      socket.write(`${reply(line)}\r\n`)
    }
  })
  function reply(line: string): string {
    if (line === '.') {
      inData = false
      return '250 kept'
    }
    if (line.startsWith('EHLO')) return '250-mail.test\r\n250 AUTH PLAIN'
    if (line.startsWith('AUTH')) return '235 come in'
    if (line.startsWith('RCPT') && refusal !== undefined) return refusal
    if (line === 'DATA') {
      inData = true
      return '354 go on'
    }
    if (line === 'QUIT') return '221 bye'
    return '250 ok'
  }
}

const mail = verificationMail('https://books.test', 'ann@example.org', 'secret-token')

test('a mail is sent to the server of SMTP_URL, with its credentials, from the configured sender', async () => {
  const { port, heard } = await startMailServer()
  const mailer = createSmtpMailer(`smtp://us%40er:p%3Ass@127.0.0.1:${port}`, 'School <books@school.example>')
  await mailer.send(mail)
  mailer.close()
  const credentials = heard.find((line) => line.startsWith('AUTH PLAIN '))?.slice('AUTH PLAIN '.length) ?? ''
  expect(Buffer.from(credentials, 'base64').toString()).toBe('\0us@er\0p:ss')
  expect(heard).toContain('MAIL FROM:<books@school.example>')
  expect(heard).toContain('RCPT TO:<ann@example.org>')
  expect(heard).toContain('Subject: Verify your address')
  expect(heard.join('\n').replaceAll('=\n', '')).toContain('https://books.test/auth/verify#token=3Dsecret-token')
})

test('a refused mail and an unreachable server are errors', async () => {
  const { port } = await startMailServer('550 nobody here')
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`)
  await expect(mailer.send(mail)).rejects.toThrow('550')
  mailer.close()
  await expect(createSmtpMailer('smtp://127.0.0.1:1').send(mail)).rejects.toThrow('ECONNREFUSED')
})
