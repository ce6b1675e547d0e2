import { startStandIn, type StandIn } from '@lectern/engines/testing'
import { startS3Service } from '@lectern/s3-service'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTargets } from '../create-targets'
import type { RequestTargets } from '../creating-requests'
import type { ServerAccess } from '../retrying-writers'
import { type KillableServer, runKillableServer } from '../run-killable-server'
import { type Gateway, openGateway } from './open-gateway'
import { waitUntil } from './wait-until'

/** A real server with a real database, and everything around it that can fail. */
export interface FaultLab {
  readonly store: 'folder' | 'bucket'
  readonly server: KillableServer
  /** The proxy between clients and the server. */
  readonly gateway: Gateway
  /** The server through the gateway. */
  readonly access: ServerAccess
  /** The proxy between the server and its bucket; null with a folder. */
  readonly storeGateway: Gateway | null
  /** Speaks, and aligns recordings, for money. */
  readonly provider: StandIn
  readonly targets: RequestTargets
  /** Makes the disk of the data folder full, or gives it space. */
  setDiskFull(isFull: boolean): void
  /** Restarts the server with a clock that is wrong by so many milliseconds, in a time zone. */
  restartWithClock(aheadMs: number, timeZone: string): Promise<void>
  /** Sends a request directly to the server. Returns the body; throws unless it succeeds. */
  send(path: string, body: unknown): Promise<unknown>
  /** Waits until `/ready` and `/health` are both 200. */
  waitUntilWell(): Promise<void>
  close(): Promise<void>
}

export async function openFaultLab(store: 'folder' | 'bucket'): Promise<FaultLab> {
  const provider = await startStandIn()
  provider.script.alignedWords = [
    { text: 'One', start: 0.1, end: 0.3, loss: 0.1 },
    { text: 'two.', start: 0.4, end: 0.8, loss: 0.1 },
  ]
  const bucket = store === 'bucket' ? await startS3Service() : null
  const storeGateway = bucket && (await openGateway(() => bucket.origin))
  const preload = new URL('inject-faults.mjs', import.meta.url).href
  const diskFlag = join(process.env['TMPDIR'] ?? '/tmp', `lectern-full-disk-${process.pid}`)
  const server = await runKillableServer('faults', {
    LECTERN_LIMITS:
      'mails=off invitations=off bug-reports=off speech=off recognition=off alignment=off imports=off uploads=off',
    LECTERN_SPEECH: 'elevenlabs',
    LECTERN_ALIGNMENT: 'elevenlabs',
    ELEVENLABS_API_KEY: provider.key,
    ELEVENLABS_URL: provider.url,
    NODE_OPTIONS: `--import=${preload}`,
    LECTERN_FAULT_DISK: diskFlag,
    ...(bucket && storeGateway
      ? {
          S3_ENDPOINT: storeGateway.url,
          S3_BUCKET: bucket.bucket,
          S3_REGION: bucket.region,
          S3_ACCESS_KEY_ID: bucket.accessKeyId,
          S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
        }
      : {}),
  })
  const gateway = await openGateway(() => server.access.url)

  async function send(path: string, body: unknown): Promise<unknown> {
    const response = await server.post(path, body)
    if (response.status >= 300) throw new Error(`${path} answered ${JSON.stringify(response)}`)
    return response.body
  }

  return {
    store,
    server,
    gateway,
    access: {
      url: gateway.url,
      get accessToken() {
        return server.access.accessToken
      },
    },
    storeGateway,
    provider,
    targets: await createTargets(send),
    setDiskFull(isFull) {
      if (isFull) writeFileSync(diskFlag, '')
      else rmSync(diskFlag, { force: true })
    },
    async restartWithClock(aheadMs, timeZone) {
      await server.kill()
      await server.start({ LECTERN_FAULT_CLOCK_MS: String(aheadMs), TZ: timeZone })
    },
    send,
    waitUntilWell: () =>
      waitUntil('the server recovers without help', async () => {
        for (const path of ['/ready', '/health']) {
          const response = await fetch(server.access.url + path).catch(() => null)
          if (response?.status !== 200)
            return `${path} answers ${response?.status ?? 'nothing'}: ${await response?.text()}`
        }
        return null
      }),
    async close() {
      if (existsSync(diskFlag)) rmSync(diskFlag)
      await gateway.close()
      await server.dispose()
      await storeGateway?.close()
      await bucket?.close()
      await provider.close()
    },
  }
}
