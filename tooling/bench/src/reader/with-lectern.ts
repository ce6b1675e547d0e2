import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLectern } from '../server/start-lectern.ts'

export interface CallableServer {
  readonly url: string
  /** Calls the server as an author. Returns the parsed response; throws if the call fails. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<unknown>
  /** The author's session, as browsers store it. */
  readonly session: unknown
}

/** Runs a measurement with the built server and an empty data folder. */
export async function withLectern(measure: (server: CallableServer) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'))
  try {
    const server = await startLectern(join(folder, 'data'))
    try {
      await measure({
        url: server.url,
        session: server.session,
        call: async (method, path, body) => {
          const response = await fetch(server.url + path, {
            method,
            headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          })
          if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
          const answer: unknown = await response.json()
          return answer
        },
      })
    } finally {
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
