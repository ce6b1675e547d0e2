import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { preparedRequests } from '../prepared-requests'
import type { JsonResponse } from '../run-killable-server'
import type { Fault, FaultStrike } from './fault'
import type { Gateway } from './open-gateway'
import { waitUntil } from './wait-until'

async function upload({ lab, name }: FaultStrike, part: string): Promise<() => Promise<JsonResponse>> {
  const make = preparedRequests['uploadChapterPages']
  if (make === undefined) throw new Error('there is no request that uploads pages')
  const { path, body } = await make(`${name}-${part}`, lab.send)
  return () => lab.server.post(path, body)
}

/** Waits until a path answers with the status, and with the state of its part "disk". */
async function waitForStatus(
  { lab }: FaultStrike,
  path: string,
  status: number,
  disk: 'well' | 'unwell',
): Promise<void> {
  await waitUntil(`${path} tells that the disk is ${disk}`, async () => {
    const response = await fetch(lab.server.access.url + path).catch(() => null)
    const text = await response?.text()
    const tells = text?.includes('"disk":{"state":"unwell"') === (disk === 'unwell')
    return response?.status === status && tells ? null : `it answers ${response?.status}: ${text}`
  })
}

function requireStatus({ status, body }: JsonResponse, wanted: number, code: string): void {
  if (status !== wanted || !JSON.stringify(body).includes(code))
    throw new Error(`answered ${status} instead of ${wanted} (${code}): ${JSON.stringify(body)}`)
}

/** Sends the beginning of an upload and breaks the connection. */
async function sendHalf({ lab }: FaultStrike, path: string, key: string): Promise<void> {
  const { hostname, port } = new URL(lab.server.access.url)
  const form =
    '--cut\r\ncontent-disposition: form-data; name="variation"\r\n\r\nen\r\n--cut\r\ncontent-disposition: form-data; name="files"; filename="page.png"\r\n\r\nhalf'
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    `authorization: Bearer ${lab.access.accessToken}`,
    `idempotency-key: ${key}`,
    'content-type: multipart/form-data; boundary=cut',
    'content-length: 1000000',
  ].join('\r\n')
  const socket = connect(Number(port), hostname)
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.write(`${head}\r\n\r\n${form}`, () => resolve())
  })
  // The server has received some of it.
  await delay(50)
  socket.destroy()
}

const storeStatuses = [500, 503] as const

export const diskFaults: readonly Fault[] = [
  {
    id: 'F12a',
    title: 'the disk of the data folder is full',
    excludesJobs: true,
    async strike(strike) {
      const { lab } = strike
      const send = await upload(strike, 'full')
      lab.setDiskFull(true)
      try {
        requireStatus(await send(), 507, 'disk-full')
        await waitForStatus(strike, '/health', 503, 'unwell')
        // Books can still be read.
        await waitForStatus(strike, '/ready', 200, 'unwell')
      } finally {
        lab.setDiskFull(false)
      }
      requireStatus(await send(), 200, 'pages')
      await waitForStatus(strike, '/health', 200, 'well')
    },
  },
  {
    id: 'F12b',
    title: 'the disk of PostgreSQL is full',
    excludesJobs: true,
    async strike(strike) {
      const { lab, random, name } = strike
      const table = random.pick(['notes', 'pages', 'books', 'page_variations'] as const)
      await lab.server.withDatabase(async (pool) => {
        await pool.query(`create or replace function fail_for_space() returns trigger language plpgsql as $$ begin
          raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`)
        await pool.query(
          `create trigger full_disk before insert or update on ${table} execute function fail_for_space()`,
        )
      })
      try {
        if (table === 'notes')
          requireStatus(
            await lab.server.post('/api/note', { note: `${name}-full`, bookId: lab.targets.bookId }),
            507,
            'disk-full',
          )
        await delay(300)
      } finally {
        await lab.server.withDatabase((pool) => pool.query(`drop trigger full_disk on ${table}`))
      }
      await waitForStatus(strike, '/health', 200, 'well')
    },
  },
  {
    id: 'F12c',
    title: 'an upload breaks off in the middle',
    async strike(strike) {
      const { lab, name } = strike
      const make = preparedRequests['uploadChapterPages']
      if (make === undefined) throw new Error('there is no request that uploads pages')
      const { path, body, count } = await make(name, lab.send)
      await sendHalf(strike, path, name)
      await waitUntil('the upload is possible', async () => {
        const answer = await lab.server.post(path, body, name)
        if (answer.status === 200) return null
        if (answer.status === 409) return 'the first one is still running'
        throw new Error(`the upload answered ${JSON.stringify(answer)}`)
      })
      const { rows } = await lab.server.withDatabase((pool) => pool.query<{ count: number }>(count, [name]))
      if (rows[0]?.count !== 1) throw new Error(`${rows[0]?.count} pages were created`)
    },
  },
  {
    id: 'F12d',
    title: 'the bucket answers 500 or 503, or not at all',
    store: 'bucket',
    async strike(strike) {
      const { lab, random } = strike
      const send = await upload(strike, 'away')
      const gateway = requireGateway(lab.storeGateway)
      const status = random.pick(storeStatuses)
      gateway.meddle = random.below(3) === 0 ? () => ({ kind: 'lose-reply' }) : () => ({ kind: 'answer', status })
      try {
        requireStatus(await send(), 503, 'store-away')
        await waitUntil('/ready tells that the store is away', async () => {
          const response = await fetch(`${lab.server.access.url}/ready`)
          return response.status === 503 ? null : `it answers ${response.status}`
        })
      } finally {
        gateway.meddle = () => ({ kind: 'forward' })
      }
      requireStatus(await send(), 200, 'pages')
    },
  },
]

function requireGateway(gateway: Gateway | null): Gateway {
  if (gateway === null) throw new Error('the store is a folder')
  return gateway
}
