import { startTestCluster, type TestCluster } from '@lectern/backend/embedded-postgres'
import { JobAccepted } from '@lectern/contracts'
import { Job } from '@lectern/contracts/app'
import { BookData } from '@lectern/contracts/main'
import { startS3Service, type S3Service } from '@lectern/s3-service'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type LaunchedServer, launchServer } from './testing/launch-server'

interface Instance extends LaunchedServer {
  role: 'serve' | 'work'
}

const pageImage = fileURLToPath(import.meta.resolve('@lectern/material/ocr-images/phototest.tif'))
const READY_MS = 60_000

let folder: string
let cluster: TestCluster
let bucket: S3Service
let environment: Record<string, string>
const instances: Instance[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-scale-out-'))
  cluster = await startTestCluster()
  bucket = await startS3Service()
  const { host, port, user, password, database } = await cluster.createDatabase()
  environment = {
    // The cluster listens on a Unix socket in its folder if the system has them.
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port ?? 5432}`,
    LECTERN_SECRET: 'the secret that all processes of the test share',
    S3_ENDPOINT: bucket.origin,
    S3_BUCKET: bucket.bucket,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    PORT: '0',
  }
  for (const role of ['serve', 'serve', 'work', 'work'] as const) instances.push(await launch(role))
}, 4 * READY_MS)

afterAll(async () => {
  for (const { child } of instances) child.kill('SIGKILL')
  await bucket.close()
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
})

async function launch(role: Instance['role']): Promise<Instance> {
  const data = await mkdtemp(join(folder, `${role}-`))
  const settings = { ...environment, LECTERN_DATA: data }
  // The two ways to set a process's role.
  const launched =
    role === 'serve'
      ? await launchServer({ ...settings, LECTERN_ROLE: role })
      : await launchServer(settings, { command: role })
  return { role, ...launched }
}

async function call(url: string, method: string, path: string, token?: string, body?: unknown): Promise<unknown> {
  const isForm = body instanceof FormData
  const response = await fetch(url + path, {
    method,
    headers: {
      prefer: 'respond-async',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
  return JSON.parse(text)
}

const serving = () => instances.filter(({ role }) => role === 'serve').map(({ url }) => url)
const Session = z.object({ accessToken: z.string() })

test('a worker process serves health and metrics only', async () => {
  for (const { url } of instances.filter(({ role }) => role === 'work')) {
    expect((await fetch(`${url}/ready`)).status).toBe(200)
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('lectern_jobs_oldest_wait_seconds 0')
    for (const path of ['/', '/studio/', '/books/minimal/7', '/api/auth/test-student'])
      expect([path, (await fetch(url + path)).status]).toEqual([path, 404])
  }
})

test('two serving and two working processes survive kills in turn without loss or repetition', async () => {
  const [first = '', second = ''] = serving()
  const link = { token: instances[0]?.signInToken }
  const { accessToken } = Session.parse(await call(first, 'POST', '/api/auth/sign-in-link', undefined, link))
  const book = BookData.parse(await call(second, 'POST', '/books', accessToken, { title: 'Shared', language: 'en' }))
  const chapterId = book.chapters[0]?.id
  const image = await readFile(pageImage)

  const upload = async (url: string): Promise<string> => {
    const form = new FormData()
    form.set('variation', 'en')
    form.append('files', new Blob([Uint8Array.from(image)]), 'page.tif')
    return JobAccepted.parse(await call(url, 'POST', `/chapters/${chapterId}/pages/upload`, accessToken, form)).jobId
  }
  const stateOf = async (url: string, id: string) =>
    Job.parse(await call(url, 'GET', `/api/jobs/${id}`, accessToken)).state

  let uploaded = 0
  for (let victim = 0; victim < instances.length; victim += 1) {
    const jobs = await Promise.all(Array.from({ length: 3 }, (_, index) => upload(serving()[index % 2] ?? first)))
    uploaded += jobs.length
    const killed = instances[victim]
    killed?.child.kill('SIGKILL')
    const living = instances.find((one) => one !== killed && one.role === 'serve')?.url ?? second
    for (const id of jobs) await expect.poll(() => stateOf(living, id), { interval: 200 }).toBe('succeeded')
    instances[victim] = await launch(killed?.role ?? 'work')
  }

  const [again = ''] = serving()
  const { chapters } = BookData.parse(
    await call(again, 'GET', `/file/bookData/${book.bookInfo.id}/preview`, accessToken),
  )
  const pages = chapters.flatMap((chapter) => chapter.pages)
  expect(pages).toHaveLength(uploaded)
  for (const page of pages) expect((await fetch(page.variations[0]?.pageImageLink ?? '')).status).toBe(200)
}, 240_000)
