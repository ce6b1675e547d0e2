import { createLogger, createSignInLink } from '@lectern/backend'
import { getSubscription } from '@lectern/contracts/speech'
import { setTimeout as wait } from 'node:timers/promises'
import type { Configuration } from '../../configuration/read-environment'
import { openServerDatabase } from '../../open-server-database'
import { findHolder, isAddress } from '../../process/data-folder-lock'
import { sayAtTerminal } from '../../process/say-at-terminal'
import { operatorEmail, startServer } from '../../start-server'
import { CallFailed, callRoute, type Send } from '../call-route'
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

export interface ConnectOptions {
  readonly configuration: Configuration
  readonly root: string
  readonly version: string
  readonly signal: AbortSignal
  /** Says why nothing happens yet. */
  notice: (text: string) => void
}

/** What a server that was started for one book says of itself to others on the data folder. */
const TASK = 'making a book'
const RETRY_MILLISECONDS = 300
const LONGEST_START_MILLISECONDS = 60_000

/**
 * A server to work on: the one that was named, else the one that runs on the data folder, else one that is started. One
 * that was started for another book is waited for, since it ends with that book.
 * On this machine the operator needs no password: who can open the data folder may sign in.
 */
export async function connectToServer(
  named: { url: string; token: string } | null,
  options: ConnectOptions,
): Promise<Connected> {
  if (named) return connectToNamed(named)
  const { configuration, signal, notice } = options
  const startedAt = performance.now()
  let hasSaid = false
  for (;;) {
    signal.throwIfAborted()
    const holder = findHolder(configuration.dataFolder)
    if (holder.kind === 'none') {
      const started = await connectToStarted(options)
      // Somebody else may have taken the folder in the same moment.
      if (started.kind === 'connected' || findHolder(configuration.dataFolder).kind === 'none') return started
    } else if (isAddress(holder.note)) {
      return connectToRunning(holder.note, configuration)
    } else if (holder.note === TASK) {
      if (!hasSaid) notice('Another book is being made on this data folder; waiting until it is done.')
      hasSaid = true
    } else if (performance.now() - startedAt > LONGEST_START_MILLISECONDS) {
      return { kind: 'refused', message: 'The server on this data folder is still starting. Try again in a moment.' }
    }
    await wait(RETRY_MILLISECONDS)
  }
}

async function connectToNamed({ url, token }: { url: string; token: string }): Promise<Connected> {
  const send = sendTo(url)
  // A JWT has three parts; anything else is a one-time sign-in token.
  const isAccessToken = token.split('.').length === 3
  try {
    const signedIn = isAccessToken ? sendWithToken(send, token) : await sendSignedIn(send, token)
    // Only authors may ask this: a token that will not do is found out before any work.
    await callRoute(signedIn, getSubscription, {})
    return { kind: 'connected', send: signedIn, where: url, startedHere: false, close: () => Promise.resolve() }
  } catch (error) {
    return { kind: 'refused', message: explainRefusal(url, error) }
  }
}

function explainRefusal(url: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (!(error instanceof CallFailed)) return message
  const refusesToken = error.status === 401 || error.status === 403 || error.status === 410
  if (refusesToken && error.code !== 'unreadable') return `${url} does not take this --token: ${message}`
  return error.code === 'unreadable' ? `${message} ${url} may be no Lectern server.` : message
}

async function connectToRunning(address: string, configuration: Configuration): Promise<Connected> {
  const { databaseUrl, dataFolder, logLevel } = configuration
  const logger = createLogger(logLevel)
  const database = await openServerDatabase({ databaseUrl, dataFolder, logger, notice: sayAtTerminal })
  if (database.kind === 'refused') return { kind: 'refused', message: database.reason }
  try {
    const account = { email: operatorEmail, role: 'user' } as const
    const { token } = await createSignInLink(database.open.database, account, new Date())
    const send = await sendSignedIn(sendTo(address), token)
    return { kind: 'connected', send, where: address, startedHere: false, close: () => Promise.resolve() }
  } finally {
    await database.open.close()
    await database.stopServer()
  }
}

async function connectToStarted({ configuration, root, version }: ConnectOptions): Promise<Connected> {
  // Another port, so that a taken one does not matter; what is published names the address that `npm start` will have.
  const publicUrl = configuration.publicUrl ?? `http://${configuration.host}:${configuration.port}`
  const options = { notice: sayAtTerminal, task: TASK }
  const start = await startServer({ ...configuration, port: 0, publicUrl }, root, version, options)
  if (start.kind === 'refused') return { kind: 'refused', message: start.reason }
  const { server } = start
  const send = await sendSignedIn(sendTo(server.address), server.signInToken)
  return { kind: 'connected', send, where: configuration.dataFolder, startedHere: true, close: () => server.stop() }
}
