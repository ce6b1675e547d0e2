import { startTestCluster, type TestCluster } from '@lectern/backend/embedded-postgres'
import { allRoutes } from '@lectern/contracts'
import { startS3Service, type S3Service } from '@lectern/s3-service'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const program = join(root, 'apps/server/dist/main.js')
const canary = (name: string) => `canary-${name}-5b1d9c0e77aa42f1`
/** Every setting with a secret, with a recognisable value. */
const secrets = {
  LECTERN_SECRET: canary('signing-secret'),
  METRICS_TOKEN: canary('metrics-token'),
  SMTP: canary('smtp-password'),
  TRANSLATE: canary('translate-password'),
}

let folder: string
let cluster: TestCluster
let bucket: S3Service
let child: ChildProcess
let url = ''
let signInToken = ''
let hidden: string[]
const output: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-secrets-'))
  cluster = await startTestCluster()
  bucket = await startS3Service()
  const { host, port, user, password, database } = await cluster.createDatabase()
  hidden = [...Object.values(secrets), password, bucket.secretAccessKey]
  child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: '0',
      LECTERN_DATA: folder,
      LECTERN_LOG_LEVEL: 'trace',
      DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port ?? 5432}`,
      S3_ENDPOINT: bucket.origin,
      S3_BUCKET: bucket.bucket,
      S3_REGION: bucket.region,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
      LECTERN_SECRET: secrets.LECTERN_SECRET,
      METRICS_TOKEN: secrets.METRICS_TOKEN,
      // No service listens there, so that failures are logged.
      SMTP_URL: `smtp://mailer:${secrets.SMTP}@127.0.0.1:1`,
      TRANSLATE_URL: `http://translator:${secrets.TRANSLATE}@127.0.0.1:1`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const found = await new Promise<RegExpExecArray>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output.push(String(chunk))
      const message = /Read\s+(\S+)\/[\s\S]*#sign-in=(\S+)/.exec(output.join(''))
      if (message) resolve(message)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output.join('')}`)))
  })
  ;[, url = '', signInToken = ''] = found
}, 120_000)

afterAll(async () => {
  child.kill('SIGKILL')
  await bucket.close()
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
})

const findIn = (text: string) => hidden.filter((secret) => text.includes(secret))
const Session = z.object({ accessToken: z.string() })

test('no response and no log line contains a secret, for any call and any failure', async () => {
  const responses: string[] = []
  async function ask(method: string, path: string, token?: string, body?: string | FormData): Promise<number> {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body }),
    })
    responses.push(`${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`)
    return response.status
  }
  const opened = await fetch(`${url}/api/auth/sign-in-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: signInToken }),
  })
  const { accessToken } = Session.parse(await opened.json())
  for (const route of allRoutes.filter(({ operationId }) => operationId !== 'getJobEvents')) {
    const path = route.path.replaceAll(/\{\w+\}/g, '7')
    const body = route.body?.kind === 'json' ? '{}' : undefined
    if (route.operationId !== 'deleteAccount') await ask(route.method.toUpperCase(), path, accessToken, body)
  }
  for (const path of [
    '/',
    '/studio/',
    '/auth/login',
    '/embed.js',
    '/openapi/app.json',
    '/openapi/main',
    '/.env',
    '/package.json',
  ])
    await ask('GET', path)
  await ask('POST', '/auth/forgot', undefined, JSON.stringify({ email: 'author@lectern.local' }))
  const text = new FormData()
  text.set('text', 'Hello')
  text.set('targetLanguage', 'es')
  expect(await ask('POST', '/upload/translate', accessToken, text)).toBe(502)
  expect(await ask('GET', '/metrics', secrets.METRICS_TOKEN)).toBe(200)
  await expect.poll(() => output.join('')).toMatch(/ECONNREFUSED/)
  // These failures involve the addresses and keys of the services.
  await bucket.close()
  await ask('GET', '/health')
  await ask('GET', '/ready')
  await ask('GET', '/objects/published/100000/book.json')
  await cluster.stop()
  await ask('GET', '/health')
  await ask('GET', '/books/minimal/7')
  expect(responses.length).toBeGreaterThan(allRoutes.length)
  expect(findIn(responses.join('\n'))).toEqual([])
  const log = output.join('')
  expect(log.split('\n').length).toBeGreaterThan(allRoutes.length)
  expect(findIn(log)).toEqual([])
}, 120_000)
