import { createLogger, createSignInLink } from '@lectern/backend'
import { acquireLockFile } from '@lectern/backend/lock-file'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from '../../configuration/read-environment'
import { openServerDatabase } from '../../open-server-database'
import { LOCK_FILE } from '../../process/data-folder-lock'
import { operatorEmail, startServer } from '../../start-server'
import type { Send } from '../call-route'
import { sendSignedIn, sendTo, sendWithToken } from './sign-in'

export type Connected =
  | {
      readonly kind: 'connected'
      readonly send: Send
      /** In words, for the terminal. */
      readonly where: string
      /** True when the server was started for this command and ends with it. */
      readonly startedHere: boolean
      close(): Promise<void>
    }
  | { readonly kind: 'refused'; readonly message: string }

/**
 * A server to work on: the one that was named, else the one that runs on the data folder, else one that is started.
 * On this machine the operator needs no password: who can open the data folder may sign in.
 */
export async function connectToServer(
  named: { url: string; token: string } | null,
  configuration: Configuration,
  root: string,
  version: string,
): Promise<Connected> {
  if (named) return connectToNamed(named)
  const running = findRunningServer(configuration.dataFolder)
  return running === null ? connectToStarted(configuration, root, version) : connectToRunning(running, configuration)
}

async function connectToNamed({ url, token }: { url: string; token: string }): Promise<Connected> {
  const send = sendTo(url)
  // A JWT has three parts; anything else is a one-time sign-in token.
  const isAccessToken = token.split('.').length === 3
  const signedIn = isAccessToken ? sendWithToken(send, token) : await sendSignedIn(send, token)
  return { kind: 'connected', send: signedIn, where: url, startedHere: false, close: () => Promise.resolve() }
}

/** The address of the server that holds the data folder; null when none does. */
function findRunningServer(dataFolder: string): string | null {
  mkdirSync(dataFolder, { recursive: true })
  const attempt = acquireLockFile(join(dataFolder, LOCK_FILE))
  if (attempt.kind === 'held') return attempt.holder?.note ?? ''
  attempt.lock.release()
  return null
}

async function connectToRunning(address: string, configuration: Configuration): Promise<Connected> {
  if (address === '') return { kind: 'refused', message: 'The server is still starting. Try again in a moment.' }
  const logger = createLogger(configuration.logLevel)
  const database = await openServerDatabase(configuration.databaseUrl, configuration.dataFolder, logger)
  if (database.kind === 'refused') return { kind: 'refused', message: database.reason }
  try {
    const account = { email: operatorEmail, role: 'user' } as const
    const { token } = await createSignInLink(database.open.database, account, new Date())
    const send = await sendSignedIn(sendTo(address), token)
    return { kind: 'connected', send, where: address, startedHere: false, close: () => Promise.resolve() }
  } finally {
    await database.stop()
  }
}

async function connectToStarted(configuration: Configuration, root: string, version: string): Promise<Connected> {
  // Another port, so that a taken one does not matter; what is published names the address that `npm start` will have.
  const publicUrl = configuration.publicUrl ?? `http://${configuration.host}:${configuration.port}`
  const start = await startServer({ ...configuration, port: 0, publicUrl }, root, version)
  if (start.kind === 'refused') return { kind: 'refused', message: start.reason }
  const { server } = start
  const send = await sendSignedIn(sendTo(server.address), server.signInToken)
  return { kind: 'connected', send, where: configuration.dataFolder, startedHere: true, close: () => server.stop() }
}
