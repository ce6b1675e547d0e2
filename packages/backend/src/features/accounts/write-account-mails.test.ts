import { expect, test } from 'vitest'
import { invitationMail } from './write-account-mails'

test('the title of a book adds no line break into the mail of an invitation', () => {
  const title = 'Heidi\r\n\r\nYour account is locked.\u2028Open\u2029\u0085https://evil.test'
  const plain = 'Heidi Your account is locked. Open https://evil.test'
  const { subject, text } = invitationMail('https://books.test', 'to@example.org', 'token', {
    by: 'by@example.org',
    title,
  })
  expect(subject).toBe(`Write with us: ${plain}`)
  expect(text.split('\n')[0]).toBe(
    `by@example.org invites you to be an author of the book "${plain}" at https://books.test.`,
  )
  expect(text).not.toMatch(/[\r\u2028\u2029\u0085]/)
})
