import { describe, expect, test } from 'vitest'
import { isLoopback, readEnvironment } from './read-environment'

const read = (environment: Record<string, string | undefined>) => readEnvironment(environment, '/repository')
const secret = 'x'.repeat(32)

describe('the settings', () => {
  test('are all optional on one machine', () => {
    expect(read({})).toEqual({
      kind: 'read',
      configuration: {
        port: 4600,
        host: '127.0.0.1',
        dataFolder: '/repository/.lectern',
        databaseUrl: null,
        secret: null,
        publicUrl: null,
        speechBudget: 1_000_000,
        frameAncestors: [],
        smtpUrl: null,
        mailSender: null,
        proxies: 0,
        logLevel: 'warn',
      },
    })
  })

  test('count as not set when they are empty', () => {
    expect(read({ PORT: '', DATABASE_URL: '', LECTERN_SECRET: '', PUBLIC_URL: '' })).toEqual(read({}))
  })

  test('name a relative data folder from the repository, an absolute one as it is', () => {
    expect(read({ LECTERN_DATA: 'data' })).toMatchObject({ configuration: { dataFolder: '/repository/data' } })
    expect(read({ LECTERN_DATA: '/srv/data' })).toMatchObject({ configuration: { dataFolder: '/srv/data' } })
  })

  test('name the mail server, the sender, and how many proxies are our own', () => {
    const mail = {
      SMTP_URL: 'smtps://us%40er:pass@mail.example:465',
      LECTERN_MAIL_FROM: 'School <books@school.example>',
    }
    expect(read({ ...mail, LECTERN_PROXIES: '2' })).toMatchObject({
      configuration: { smtpUrl: mail.SMTP_URL, mailSender: mail.LECTERN_MAIL_FROM, proxies: 2 },
    })
    for (const wrong of [
      { SMTP_URL: 'mail.example' },
      { SMTP_URL: 'https://mail.example' },
      { LECTERN_MAIL_FROM: 'School' },
      { LECTERN_MAIL_FROM: 'a@b.c\r\nBcc: d@e.f' },
      { LECTERN_PROXIES: '-1' },
    ]) {
      expect([wrong, read(wrong).kind]).toEqual([wrong, 'wrong'])
    }
  })

  test('that are wrong are all named at once', () => {
    const answer = read({ PORT: 'many', LECTERN_SECRET: 'short', PUBLIC_URL: 'ftp://x', LECTERN_SPEECH_BUDGET: '-1' })
    expect(answer.kind === 'wrong' && answer.problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'LECTERN_SECRET',
      'PUBLIC_URL',
      'LECTERN_SPEECH_BUDGET',
    ])
  })

  test('name the origins whose pages may show the reader, one space between', () => {
    const origins = (LECTERN_FRAME_ANCESTORS: string) => read({ LECTERN_FRAME_ANCESTORS })
    expect(origins(' https://school.example  http://localhost:8080/ ')).toMatchObject({
      configuration: { frameAncestors: ['https://school.example', 'http://localhost:8080'] },
    })
    for (const wrong of [
      'school.example',
      'https://school.example/library',
      'https://a.example,https://b.example',
      'https://a.example; script-src *',
      '*',
      "'none'",
    ]) {
      const answer = origins(wrong)
      const [problem] = answer.kind === 'wrong' ? answer.problems : [`${wrong} was taken`]
      expect(problem).toMatch(/^LECTERN_FRAME_ANCESTORS has ".*no origin like https:\/\/school\.example$/)
    }
  })

  test('refuse to open the server to others without a secret and an address of its own', () => {
    for (const HOST of ['0.0.0.0', '::', 'books.example.org', '192.168.1.5']) {
      expect(read({ HOST })).toMatchObject({
        kind: 'wrong',
        problems: [/LECTERN_SECRET/, /PUBLIC_URL/].map((part) => expect.stringMatching(part)),
      })
      expect(read({ HOST, LECTERN_SECRET: secret })).toMatchObject({ kind: 'wrong' })
      const PUBLIC_URL = 'https://books.example.org/'
      expect(read({ HOST, LECTERN_SECRET: secret, PUBLIC_URL })).toMatchObject({
        kind: 'read',
        configuration: { publicUrl: 'https://books.example.org' },
      })
    }
  })
})

test('an address of this machine alone is known as such', () => {
  expect(['127.0.0.1', '127.8.9.1', '::1', 'localhost'].map(isLoopback)).toEqual([true, true, true, true])
  expect(['0.0.0.0', '::', '128.0.0.1', '127.0.0.1.example.org', ''].map(isLoopback)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})
