import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { startProgram, type StartedProgram } from './start-program.ts'

export interface StartedLectern extends StartedProgram {
  url: string
  port: number
  /** Access token of the operator, who is an author. */
  token: string
  /** The operator's session, as browsers store it. */
  session: unknown
}

const root = join(import.meta.dirname, '..', '..', '..', '..')
const program = join(root, 'apps', 'server', 'dist', 'main.js')

/** Starts the built server on the data folder, as `npm start` does. */
export async function startLectern(
  dataFolder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<StartedLectern> {
  if (!existsSync(program)) throw new Error('The server is not built. Run "npm run build" first.')
  const started = await startProgram(
    [...(process.env['BENCH_NODE_FLAGS']?.split(' ') ?? []), program],
    /Read\s+(\S+)\/\s[\s\S]*#sign-in=(\S+)/,
    {
      LECTERN_DATA: dataFolder,
      // One client sends more calls than a whole school.
      LECTERN_LIMITS: 'calls=off uploads=off',
      PORT: '0',
      ...environment,
    },
  )
  const [, url = '', signInToken = ''] = started.found
  const response = await fetch(`${url}/api/auth/sign-in-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: signInToken }),
  })
  const session = z.looseObject({ accessToken: z.string() }).parse(await response.json())
  return { ...started, url, port: Number(new URL(url).port), token: session.accessToken, session }
}
