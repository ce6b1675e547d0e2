import { partners } from '@lectern/contracts/configuration'
import { embeddedChoices } from '@lectern/engines'
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
        role: 'all',
        dataFolder: '/repository/.lectern',
        databaseUrl: null,
        endsWithDatabase: false,
        bucket: null,
        secret: null,
        publicUrl: null,
        speechBudget: 1_000_000,
        translateUrl: null,
        frameAncestors: [],
        partners,
        smtpUrl: null,
        mailSender: null,
        proxies: 0,
        logLevel: 'warn',
        testStudent: true,
        limits: {},
        engines: embeddedChoices,
        metricsToken: null,
      },
    })
  })

  test('end the server with its database if a supervisor starts it again', () => {
    expect(read({ LECTERN_DATABASE_FAILURE: 'exit' })).toMatchObject({ configuration: { endsWithDatabase: true } })
    expect(read({ LECTERN_DATABASE_FAILURE: 'perhaps' }).kind).toBe('invalid')
  })

  test('change or lift a limit by its name, and reject unknown names and invalid numbers', () => {
    const limits = (text: string) => read({ LECTERN_LIMITS: text })
    expect(limits('speech=1200, uploads=off calls=5')).toMatchObject({
      configuration: { limits: { speech: 1200, uploads: null, calls: 5 } },
    })
    for (const wrong of ['speech', 'speech=', 'speech=0', 'speech=-1', 'speech=1.5', 'speech=1=2', 'toString=3', 'off'])
      expect([wrong, limits(wrong).kind]).toEqual([wrong, 'invalid'])
    expect(limits('sign-ins=20')).toMatchObject({ configuration: { limits: { 'sign-ins': 20 } } })
    expect(limits('talk=3')).toMatchObject({ problems: [expect.stringMatching(/"talk".*calls, speech/)] })
  })

  test('accept a metrics token that fits a header and cannot be guessed', () => {
    expect(read({ METRICS_TOKEN: 'a-token-of-some-length' })).toMatchObject({
      configuration: { metricsToken: 'a-token-of-some-length' },
    })
    for (const wrong of ['short', 'a token with blanks in it', 'x'.repeat(513)])
      expect(read({ METRICS_TOKEN: wrong }).kind).toBe('invalid')
  })

  test('use a provider for speech and recognition if its key is set, unless chosen otherwise', () => {
    expect(read({ ELEVENLABS_API_KEY: 'k1', GOOGLE_VISION_KEY: 'k2' })).toMatchObject({
      configuration: {
        engines: {
          speech: 'elevenlabs',
          recognition: 'google-vision',
          alignment: 'embedded',
          elevenLabs: { key: 'k1', url: 'https://api.elevenlabs.io' },
        },
      },
    })
    expect(read({ ELEVENLABS_API_KEY: 'k1', LECTERN_SPEECH: 'embedded' })).toMatchObject({
      configuration: { engines: { speech: 'embedded' } },
    })
    expect(read({ LECTERN_SPEECH: 'elevenlabs' })).toMatchObject({
      problems: ['LECTERN_SPEECH is elevenlabs: ELEVENLABS_API_KEY must be set too'],
    })
    expect(read({ LECTERN_ALIGNMENT: 'elevenlabs' }).kind).toBe('invalid')
    expect(read({ LECTERN_RECOGNITION: 'google-vision' }).kind).toBe('invalid')
  })

  test('reject plain http for a provider with a key', () => {
    expect(read({ ELEVENLABS_URL: 'http://voices.example' }).kind).toBe('invalid')
    expect(read({ ELEVENLABS_URL: 'nonsense' })).toMatchObject({ problems: ['ELEVENLABS_URL is not an http address'] })
    expect(read({ ELEVENLABS_URL: 'http://127.0.0.1:9000/' })).toMatchObject({ kind: 'read' })
  })

  test('count as not set when they are empty', () => {
    expect(read({ PORT: '', DATABASE_URL: '', LECTERN_SECRET: '', PUBLIC_URL: '' })).toEqual(read({}))
  })

  test('keep all revisions, or those of a number of days', () => {
    const days = (value: string) => read({ LECTERN_KEEP_REVISIONS_DAYS: value })
    expect(days('90')).toMatchObject({ configuration: { keepRevisionsDays: 90 } })
    expect(read({})).not.toMatchObject({ configuration: { keepRevisionsDays: expect.anything() } })
    for (const wrong of ['0', '1.5', 'long'])
      expect(days(wrong)).toMatchObject({ problems: [expect.stringMatching(/^LECTERN_KEEP_REVISIONS_DAYS is/)] })
  })

  test('require all settings of a bucket', () => {
    const whole = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'books',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    }
    expect(read(whole)).toMatchObject({
      configuration: { bucket: { endpoint: 'https://s3.example', bucket: 'books', region: 'us-east-1' } },
    })
    for (const name of Object.keys(whole)) {
      const result = read({ ...whole, [name]: '' })
      expect(result.kind === 'invalid' && result.problems).toEqual([expect.stringMatching(`^${name} must be set too`)])
    }
    expect(read({ ...whole, S3_BUCKET: '../etc' })).toMatchObject({
      kind: 'invalid',
      problems: ['S3_BUCKET is not a name of a bucket'],
    })
  })

  test('require shared settings for one of several processes', () => {
    const shared = {
      DATABASE_URL: 'postgres://localhost/books',
      LECTERN_SECRET: secret,
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'books',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    }
    expect(read({ ...shared, LECTERN_ROLE: 'work' })).toMatchObject({ configuration: { role: 'work' } })
    const alone = read({ LECTERN_ROLE: 'serve' })
    expect(alone.kind === 'invalid' && alone.problems.map((problem) => problem.split(': ')[1]?.split(' ')[0])).toEqual([
      'DATABASE_URL',
      'S3_ENDPOINT',
      'LECTERN_SECRET',
    ])
    expect(read({ ...shared, LECTERN_ROLE: 'both' })).toMatchObject({ kind: 'invalid' })
  })

  test('resolve a relative data folder from the repository', () => {
    expect(read({ LECTERN_DATA: 'data' })).toMatchObject({ configuration: { dataFolder: '/repository/data' } })
    expect(read({ LECTERN_DATA: '/srv/data' })).toMatchObject({ configuration: { dataFolder: '/srv/data' } })
  })

  test('set the mail server, the sender and the number of trusted proxies', () => {
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
      expect([wrong, read(wrong).kind]).toEqual([wrong, 'invalid'])
    }
  })

  test('are rejected with all faults together', () => {
    const result = read({ PORT: 'many', LECTERN_SECRET: 'short', PUBLIC_URL: 'ftp://x', LECTERN_SPEECH_BUDGET: '-1' })
    expect(result.kind === 'invalid' && result.problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'LECTERN_SECRET',
      'PUBLIC_URL',
      'LECTERN_SPEECH_BUDGET',
    ])
  })

  test('set a translation service by its http address', () => {
    expect(read({ TRANSLATE_URL: 'http://translate.example:5000' })).toMatchObject({
      configuration: { translateUrl: 'http://translate.example:5000' },
    })
    expect(read({ TRANSLATE_URL: 'file:///etc/passwd' })).toEqual({
      kind: 'invalid',
      problems: ['TRANSLATE_URL is not an http address'],
    })
  })

  test('list the origins that may frame the reader, separated by spaces', () => {
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
      const result = origins(wrong)
      const [problem] = result.kind === 'invalid' ? result.problems : [`${wrong} was taken`]
      expect(problem).toMatch(/^LECTERN_FRAME_ANCESTORS has ".*not an origin like https:\/\/school\.example$/)
    }
  })

  test('turn quizzes for readers without an account on or off [AUTH-017]', () => {
    for (const [LECTERN_TEST_STUDENT, testStudent] of [
      ['on', true],
      ['off', false],
    ] as const) {
      expect(read({ LECTERN_TEST_STUDENT })).toMatchObject({ configuration: { testStudent } })
    }
    expect(read({ LECTERN_TEST_STUDENT: 'false' })).toMatchObject({
      problems: ['LECTERN_TEST_STUDENT is neither on nor off'],
    })
  })

  test('require a secret and a public address to listen beyond this machine', () => {
    for (const HOST of ['0.0.0.0', '::', 'books.example.org', '192.168.1.5']) {
      expect(read({ HOST })).toMatchObject({
        kind: 'invalid',
        problems: [/LECTERN_SECRET/, /PUBLIC_URL/].map((part) => expect.stringMatching(part)),
      })
      expect(read({ HOST, LECTERN_SECRET: secret })).toMatchObject({ kind: 'invalid' })
      const PUBLIC_URL = 'https://books.example.org/'
      expect(read({ HOST, LECTERN_SECRET: secret, PUBLIC_URL })).toMatchObject({
        kind: 'read',
        configuration: { publicUrl: 'https://books.example.org' },
      })
    }
  })
})

test('recognises loopback addresses', () => {
  expect(['127.0.0.1', '127.8.9.1', '::1', 'localhost'].map(isLoopback)).toEqual([true, true, true, true])
  expect(['0.0.0.0', '::', '128.0.0.1', '127.0.0.1.example.org', ''].map(isLoopback)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})
