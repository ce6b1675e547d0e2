import { createHmac, createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'

/** Claims of a real token, and keys related to it. */
export interface Forgery {
  /** A valid token. */
  valid: string
  /** The key of access tokens, which only the server signs with. */
  key: Uint8Array
  /** Wrong keys: of other purposes, and the secret they are derived from. */
  otherKeys: readonly Uint8Array[]
  nowSeconds: number
}

const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const hmac = (text: string, key: Uint8Array | string, hash = 'sha256') =>
  createHmac(hash, key).update(text).digest('base64url')

/** Returns tokens that the server never issued, by their fault. */
export function forgeTokens({ valid, key, otherKeys, nowSeconds }: Forgery): Record<string, string> {
  const [head = '', body = '', signature = ''] = valid.split('.')
  const claims = Object(JSON.parse(Buffer.from(body, 'base64url').toString()))
  const make = (header: object, payload: unknown, signWith: (text: string) => string) => {
    const text = `${encode(header)}.${encode(payload)}`
    return `${text}.${signWith(text)}`
  }
  const usual = { alg: 'HS256', typ: 'JWT' }
  const own = (payload: unknown, header: object = usual) => make(header, payload, (text) => hmac(text, key))
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ed = generateKeyPairSync('ed25519')
  const signed = (with_: KeyObject, hash: string | null) => (text: string) =>
    sign(hash, Buffer.from(text), with_).toString('base64url')
  const jwk = rsa.publicKey.export({ format: 'jwk' })
  const changed = (change: object) => `${head}.${encode({ ...claims, ...change })}.${signature}`
  const bits = Buffer.from(signature, 'base64url')
  const flipped = (at: number) => {
    const copy = Buffer.from(bits)
    copy[at] = (copy[at] ?? 0) ^ 1
    return `${head}.${body}.${copy.toString('base64url')}`
  }
  const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([each]) => each !== name))

  return {
    ...Object.fromEntries(
      ['none', 'None', 'NONE', 'nOnE', ''].flatMap((alg) => [
        [`alg "${alg}" without a signature`, make({ ...usual, alg }, claims, () => '')],
        [`alg "${alg}" with the old signature`, make({ ...usual, alg }, claims, () => signature)],
      ]),
    ),
    'no alg': make({ typ: 'JWT' }, claims, (text) => hmac(text, key)),
    ...Object.fromEntries(
      [...otherKeys, new Uint8Array(32), new Uint8Array(1), Buffer.from('secret'), Buffer.from('lectern')].map(
        (other, index) => [`another key, ${index}`, make(usual, claims, (text) => hmac(text, other))],
      ),
    ),
    'the public key as a shared one': make(usual, claims, (text) =>
      hmac(text, rsa.publicKey.export({ format: 'pem', type: 'spki' })),
    ),
    HS384: make({ ...usual, alg: 'HS384' }, claims, (text) => hmac(text, key, 'sha384')),
    HS512: make({ ...usual, alg: 'HS512' }, claims, (text) => hmac(text, key, 'sha512')),
    RS256: make({ ...usual, alg: 'RS256' }, claims, signed(rsa.privateKey, 'sha256')),
    'RS256 with its key along': make({ ...usual, alg: 'RS256', jwk }, claims, signed(rsa.privateKey, 'sha256')),
    'HS256 with a key along': make({ ...usual, jwk: { kty: 'oct', k: encode('mine') } }, claims, (text) =>
      hmac(text, 'mine'),
    ),
    'a key by address': make({ ...usual, jku: 'http://127.0.0.1:1/keys' }, claims, (text) => hmac(text, 'mine')),
    'a certificate by address': make({ ...usual, x5u: 'http://127.0.0.1:1/x' }, claims, (text) => hmac(text, 'mine')),
    'a key by path': make({ ...usual, kid: '../../../../dev/null' }, claims, (text) => hmac(text, '')),
    'a key by query': make({ ...usual, kid: "x' union select 'mine" }, claims, (text) => hmac(text, 'mine')),
    ES256: make({ ...usual, alg: 'ES256' }, claims, signed(ec.privateKey, 'sha256')),
    'ES256 of zeros': make({ ...usual, alg: 'ES256' }, claims, () => Buffer.alloc(64).toString('base64url')),
    EdDSA: make(
      { ...usual, alg: 'EdDSA' },
      claims,
      signed(createPrivateKey(ed.privateKey.export({ format: 'pem', type: 'pkcs8' })), null),
    ),
    'a claim that must be understood': own(claims, { ...usual, crit: ['lectern'], lectern: true }),
    'a payload that is not encoded': own(claims, { ...usual, crit: ['b64'], b64: false }),
    'another role': changed({ role: 'user' === claims.role ? 'admin' : 'user' }),
    'another account': changed({ sub: String(Number(claims.sub) + 1) }),
    'another domain': changed({ domainId: Number(claims.domainId) + 1 }),
    'a longer life': changed({ exp: nowSeconds + 10 ** 9 }),
    'a browser of its own': changed({ testStudent: { browser: 'mine' } }),
    'the payload of another': `${head}.${encode({ ...claims, email: 'else@example.org' })}.${signature}`,
    'the head of another': `${encode({ ...usual, x: 1 })}.${body}.${signature}`,
    ...Object.fromEntries([0, 1, 15, 30, 31].map((at) => [`bit ${at} of the signature`, flipped(at)])),
    'half a signature': `${head}.${body}.${signature.slice(0, 20)}`,
    'no signature': `${head}.${body}.`,
    'no third part': `${head}.${body}`,
    'a fourth part': `${valid}.${signature}`,
    'five parts': `${head}.${body}.${signature}.${body}.${signature}`,
    'a signature twice': `${head}.${body}.${signature}${signature}`,
    'parts in another order': `${body}.${head}.${signature}`,
    dots: '..',
    'one dot': '.',
    text: 'nonsense',
    'a word': 'null',
    signs: '%00%00%00',
    'a very long one': 'a'.repeat(10_000),
    JSON: JSON.stringify(claims).replaceAll(' ', ''),
    over: own({ ...claims, exp: nowSeconds - 1 }),
    'over for long': own({ ...claims, exp: 1 }),
    'no end': own(without('exp')),
    'an end in words': own({ ...claims, exp: 'never' }),
    'an end that is null': own({ ...claims, exp: null }),
    'not yet': own({ ...claims, nbf: nowSeconds + 3600 }),
    'no issuer': own(without('iss')),
    'another issuer': own({ ...claims, iss: 'somebody' }),
    'several issuers': own({ ...claims, iss: ['lectern', 'somebody'] }),
    'no subject': own(without('sub')),
    'account 0': own({ ...claims, sub: '0' }),
    'account -1': own({ ...claims, sub: '-1' }),
    'half an account': own({ ...claims, sub: '1.5' }),
    'an account in words': own({ ...claims, sub: 'admin' }),
    'several accounts': own({ ...claims, sub: ['1', '2'] }),
    'no domain': own(without('domainId')),
    'domain 0': own({ ...claims, domainId: 0 }),
    'a list for claims': own([claims]),
    'a text for claims': own('claims'),
    'nothing for claims': own('null'),
    'a test student without a browser': own({ ...claims, testStudent: {} }),
    'a test student in words': own({ ...claims, testStudent: true }),
  }
}
