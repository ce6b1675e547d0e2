import { Session, TokenPair } from '@lectern/contracts'
import { SignJWT } from 'jose'
import { scryptSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveKey } from '../../platform/tokens/derive-key'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.stop())

const account = { email: 'ann@example.org', role: 'user', password: 'correct horse' } as const

describe('signing in', () => {
  test('returns a session whose access token has the rights of its role [API-MAIN-058]', async () => {
    const { domainId } = await server.backend.accounts.saveAccount(account)
    const json = { email: 'Ann@Example.org', password: account.password, domainId }
    const session = await server.call('POST', '/api/auth/signin', { json })
    expect(session.status).toBe(200)
    expect(session.body).toMatchObject({ email: 'ann@example.org', role: 'user' })
    const made = await server.call('POST', '/books', {
      json: { title: 'Mine' },
      token: Session.parse(session.body).accessToken,
    })
    expect(made.status).toBe(201)
    expect((await server.call('POST', '/books', { json: { title: 'Mine' } })).status).toBe(401)
  })

  test('responds equally to a wrong password, an unknown address and another domain', async () => {
    const { domainId } = await server.backend.accounts.saveAccount(account)
    const attempts = [
      { email: account.email, password: 'wrong', domainId },
      { email: 'nobody@example.org', password: account.password },
      { email: account.email, password: account.password, domainId: domainId + 1 },
    ]
    for (const json of attempts) {
      const response = await server.call('POST', '/api/auth/signin', { json })
      expect(response.status).toBe(401)
      expect(response.body).toMatchObject({ code: 'wrong-credentials', msg: 'Email or password is wrong.' })
    }
  })

  test('names the invalid field of a body', async () => {
    const response = await server.call('POST', '/api/auth/signin', { json: { email: 'ann', password: 'x' } })
    expect(response.status).toBe(422)
    expect(response.body).toMatchObject({ code: 'invalid-field', field: 'email' })
  })
})

test('a request that anybody may send is refused before much of it is read', async () => {
  for (const path of ['/api/auth/signin', '/api/auth/sign-in-link', '/api/auth/refreshtoken']) {
    const response = await server.call('POST', path, { json: { padding: 'x'.repeat(20_000) } })
    expect([path, response.status]).toEqual([path, 413])
  }
})

describe('a password hash of an older version', () => {
  const phc = async () => {
    await server.backend.accounts.saveAccount(account)
    const { rows } = await server.database.execute(`select password_hash from users where email = '${account.email}'`)
    return String(rows[0]?.['password_hash'])
  }
  const setHash = (hash: string) =>
    server.database.execute(`update users set password_hash = '${hash}' where email = '${account.email}'`)

  test('is replaced by a new hash when it is used', async () => {
    const now = await phc()
    const tag = scryptSync(account.password, Buffer.alloc(16, 3), 32, { N: 1024, r: 8, p: 1 })
    await setHash(`$scrypt$ln=10,r=8,p=1$${Buffer.alloc(16, 3).toString('base64')}$${tag.toString('base64')}`)
    const json = { email: account.email, password: account.password }
    expect((await server.call('POST', '/api/auth/signin', { json })).status).toBe(200)
    const { rows } = await server.database.execute(`select password_hash from users where email = '${account.email}'`)
    expect(String(rows[0]?.['password_hash']).split('$').slice(0, 3)).toEqual(now.split('$').slice(0, 3))
    expect((await server.call('POST', '/api/auth/signin', { json })).status).toBe(200)
  })

  test('is reported as unsupported if its kind is, not as a wrong password', async () => {
    await phc()
    await setHash('$argon3$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
    const json = { email: account.email, password: account.password }
    const response = await server.call('POST', '/api/auth/signin', { json })
    expect(response).toMatchObject({ status: 501, body: { code: 'not-available' } })
    expect(response.text).toContain('sign-in link')
  })
})

describe('a sign-in link', () => {
  const open = (token: string) => server.call('POST', '/api/auth/sign-in-link', { json: { token } })

  test('signs its account in once', async () => {
    const { token } = await server.backend.accounts.createSignInLink({ email: 'link@example.org', role: 'user' })
    const first = await open(token)
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ email: 'link@example.org', role: 'user' })
    const second = await open(token)
    expect(second.status).toBe(401)
    expect(second.body).toMatchObject({ code: 'link-not-valid' })
  })

  test('signs one of many in who open it at the same moment', async () => {
    const { token } = await server.backend.accounts.createSignInLink({ email: 'race@example.org', role: 'user' })
    const responses = await Promise.all(Array.from({ length: 10 }, () => open(token)))
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1)
  })

  test('expires after 15 minutes', async () => {
    const { token } = await server.backend.accounts.createSignInLink({ email: 'late@example.org', role: 'user' })
    server.advance(15 * 60)
    expect((await open(token)).status).toBe(401)
    server.advance(-15 * 60)
  })
})

describe('a sign-in link whose response was lost', () => {
  const nonce = 'a nonce of this tab alone'
  const begin = () => server.backend.accounts.createSignInLink({ email: 'lost@example.org', role: 'user' })
  const open = (json: object) => server.call('POST', '/api/auth/sign-in-link', { json })
  const refresh = (refreshToken: string) => server.call('POST', '/api/auth/refreshtoken', { json: { refreshToken } })

  test('signs in again within two minutes for whoever has its nonce, into the same family', async () => {
    const { token } = await begin()
    const first = await open({ token, nonce })
    const again = Session.parse((await open({ token, nonce })).body)
    expect(again).toMatchObject({ email: 'lost@example.org', role: 'user' })
    expect((await refresh(again.refreshToken)).status).toBe(200)
    const { rows } = await server.database.execute(`select count(distinct family_id)::int as families
      from refresh_tokens join users on users.id = user_id where email = 'lost@example.org'`)
    expect([first.status, rows[0]?.['families']]).toEqual([200, 1])
    server.advance(121)
    expect(await open({ token, nonce })).toMatchObject({ status: 401, body: { code: 'link-not-valid' } })
    server.advance(-121)
  })

  test('signs in nobody who has the link alone, or another nonce', async () => {
    const { token } = await begin()
    await open({ token, nonce })
    for (const json of [{ token }, { token, nonce: 'a nonce of another tab' }]) {
      expect(await open(json)).toMatchObject({ status: 401, body: { code: 'link-not-valid' } })
    }
    const { token: other } = await begin()
    await open({ token: other })
    expect((await open({ token: other, nonce })).status).toBe(401)
    expect(await open({ token: other, nonce: 'short' })).toMatchObject({ status: 422, body: { field: 'nonce' } })
  })

  test('signs nobody in once the sessions of its family or account have ended', async () => {
    const { token } = await begin()
    const { refreshToken } = Session.parse((await open({ token, nonce })).body)
    await refresh(refreshToken)
    server.advance(20)
    expect((await refresh(refreshToken)).status).toBe(401)
    expect((await open({ token, nonce })).status).toBe(401)
    server.advance(-20)
  })

  test('signs in each of several requests with its nonce at the same moment', async () => {
    const { token } = await begin()
    const responses = await Promise.all(Array.from({ length: 5 }, () => open({ token, nonce })))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })

  test('stores its nonce as a hash', async () => {
    const { token } = await begin()
    await open({ token, nonce })
    const { rows } = await server.database.execute('select * from sign_in_links')
    expect(JSON.stringify(rows)).not.toContain(nonce)
  })
})

describe('a refresh token', () => {
  const refresh = (refreshToken: string) => server.call('POST', '/api/auth/refreshtoken', { json: { refreshToken } })
  async function signIn(): Promise<{ accessToken: string; refreshToken: string }> {
    await server.backend.accounts.saveAccount(account)
    return server.backend.accounts.signIn(account)
  }

  test('is exchanged for a new pair that works [API-APP-027]', async () => {
    const session = await signIn()
    const response = await refresh(session.refreshToken)
    expect(response.status).toBe(200)
    const body = TokenPair.parse(response.body)
    expect(body.refreshToken).not.toBe(session.refreshToken)
    expect((await server.call('POST', '/books', { json: { title: 'x' }, token: body.accessToken })).status).toBe(201)
    expect((await refresh(body.refreshToken)).status).toBe(200)
  })

  test('has one successor for any number of simultaneous requests, and that successor works', async () => {
    const session = await signIn()
    const responses = await Promise.all(Array.from({ length: 50 }, () => refresh(session.refreshToken)))
    const winners = responses.filter((response) => response.status === 200)
    expect(winners).toHaveLength(1)
    const { refreshToken } = TokenPair.parse(winners[0]?.body)
    expect((await refresh(refreshToken)).status).toBe(200)
  })

  test('revokes its whole family when it is reused later', async () => {
    const session = await signIn()
    const body = TokenPair.parse((await refresh(session.refreshToken)).body)
    server.advance(60)
    expect((await refresh(session.refreshToken)).status).toBe(401)
    const successor = await refresh(body.refreshToken)
    server.advance(-60)
    expect(successor.status).toBe(401)
    expect(successor.body).toMatchObject({ code: 'session-ended' })
  })

  test('is stored as a hash', async () => {
    const session = await signIn()
    const rows = await server.database.execute('select token_hash from refresh_tokens')
    expect(JSON.stringify(rows.rows)).not.toContain(session.refreshToken)
  })
})

describe('an access token', () => {
  const key = deriveKey('the secret of the tests, long enough', 'access-tokens')
  const claims = { email: 'x@example.org', role: 'user', domainId: 1 }
  const sign = (secret: Uint8Array, change: (jwt: SignJWT) => SignJWT, alg = 'HS256') =>
    change(
      new SignJWT(claims)
        .setProtectedHeader({ alg })
        .setSubject('1')
        .setIssuer('lectern')
        .setExpirationTime('10 minutes'),
    ).sign(secret)

  test('is refused if it is forged in any way', async () => {
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ ...claims, sub: '1', iss: 'lectern', exp: 9e9 })).toString('base64url')}.`
    const forged = [
      'nonsense',
      none,
      await sign(new Uint8Array(32), (jwt) => jwt),
      await sign(key, (jwt) => jwt.setIssuer('somebody')),
      await sign(key, (jwt) => jwt, 'HS512'),
      await sign(key, (jwt) => jwt.setSubject('-1')),
    ]
    for (const token of forged) {
      const response = await server.call('POST', '/books', { json: { title: 'x' }, token })
      expect([token, response.status]).toEqual([token, 401])
    }
    expect((await server.call('POST', '/books', { json: {}, token: await sign(key, (jwt) => jwt) })).status).toBe(422)
  })

  test("counts as a student's if its role is unknown", async () => {
    const token = await sign(key, (jwt) => jwt)
    expect(token.split('.')).toHaveLength(3)
    const other = await new SignJWT({ ...claims, role: 'emperor' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('1')
      .setIssuer('lectern')
      .setExpirationTime('10 minutes')
      .sign(key)
    expect((await server.call('POST', '/books', { json: { title: 'x' }, token: other })).status).toBe(403)
  })

  test('is reported as expired rather than forged, so that clients refresh it', async () => {
    const token = await server.signIn('old@example.org')
    server.advance(16 * 60)
    const responses = [
      await server.call('POST', '/books', { json: { title: 'x' }, token }),
      await server.call('GET', '/books/minimal/7', { token }),
    ]
    const health = await server.call('GET', '/health', { token })
    server.advance(-16 * 60)
    for (const response of responses) expect(response.body).toMatchObject({ code: 'token-expired' })
    expect(health.status).toBe(200)
  })

  test('is not needed to sign in, refresh or read public data; a foreign one does no harm there', async () => {
    for (const token of [undefined, 'somebody.elses.token']) {
      const options = token === undefined ? {} : { token }
      expect((await server.call('GET', '/books/minimal/7', options)).status).toBe(200)
      const wrong = { ...options, json: { refreshToken: 'unknown' } }
      const refused = await server.call('POST', '/api/auth/refreshtoken', wrong)
      expect(refused.body).toMatchObject({ code: 'session-ended' })
    }
  })
})
