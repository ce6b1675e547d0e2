import { createLogger, createSignInLink } from '@lectern/backend'
import { getSubscription } from '@lectern/contracts/speech'
import { setTimeout as wait } from 'node:timers/promises'
import type { Configuration } from '../../configuration/read-environment'
import { openServerDatabase } from '../../open-server-database'
import { findHolder, isAddress } from '../../process/data-folder-lock'
import { printToTerminal } from '../../process/print-to-terminal'
import { operatorEmail, startServer } from '../../start-server'
import { CallFailed, callRoute, type Send } from '../call-route'
import { signIn, createSender, withToken } from './sign-in'

export type ConnectionResult =
  | {
      readonly kind: 'connected'
      readonly send: Send
      /** Address of the server for people, without a slash at its end. */
      readonly origin: string
      /** Message for the terminal. */
      readonly where: string
      /** True if the server was started for this command and ends with it. */
      readonly startedHere: boolean
      close(): Promise<void>
    }
  | { readonly kind: 'refused'; readonly message: string }

export interface ConnectOptions {
  readonly configuration: Configuration
  readonly root: string
  readonly version: string
  readonly signal: AbortSignal
  /** Prints the reason for a wait. */
  notice: (text: string) => void
}

/** Note in the lock of a server that was started for one book, shown to others on the data folder. */
const TASK = 'making a book'
const RETRY_MILLISECONDS = 300
const MAX_START_MILLISECONDS = 60_000

/**
 * Connects to the named server, else to the one that runs on the data folder, else starts one. Waits for a server that was
 * started for another book, since it ends with that book.
 * On this machine the operator needs no password: access to the data folder is enough to sign in.
 */
export async function connectToServer(
  named: { url: string; token: string } | null,
  options: ConnectOptions,
): Promise<ConnectionResult> {
  if (named) return connectToNamed(named)
  const { configuration, signal, notice } = options
  const startedAt = performance.now()
  let hasNoticed = false
  for (;;) {
    signal.throwIfAborted()
    const holder = findHolder(configuration.dataFolder)
    if (holder.kind === 'none') {
      const started = await connectToStarted(options)
      // Another process may have locked the folder at the same time.
      if (started.kind === 'connected' || findHolder(configuration.dataFolder).kind === 'none') return started
    } else if (isAddress(holder.note)) {
      return connectToRunning(holder.note, configuration)
    } else if (holder.note === TASK) {
      if (!hasNoticed) notice('Another book is being made on this data folder; waiting until it is done.')
      hasNoticed = true
    } else if (performance.now() - startedAt > MAX_START_MILLISECONDS) {
      return { kind: 'refused', message: 'The server on this data folder is still starting. Try again in a moment.' }
    }
    await wait(RETRY_MILLISECONDS)
  }
}

async function connectToNamed({ url, token }: { url: string; token: string }): Promise<ConnectionResult> {
  const send = createSender(url)
  // A JWT has three parts; anything else is a one-time sign-in token.
  const isAccessToken = token.split('.').length === 3
  try {
    const signedIn = isAccessToken ? withToken(send, token) : await signIn(send, token)
    // Only authors may make this call: an insufficient token is found before any work.
    await callRoute(signedIn, getSubscription, {})
    return {
      kind: 'connected',
      send: signedIn,
      origin: url,
      where: url,
      startedHere: false,
      close: () => Promise.resolve(),
    }
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

async function connectToRunning(address: string, configuration: Configuration): Promise<ConnectionResult> {
  const { databaseUrl, dataFolder, logLevel } = configuration
  const logger = createLogger(logLevel)
  const database = await openServerDatabase({ databaseUrl, dataFolder, logger, notice: printToTerminal })
  if (database.kind === 'refused') return { kind: 'refused', message: database.reason }
  try {
    const account = { email: operatorEmail, role: 'user' } as const
    const { token } = await createSignInLink(database.open.database, account, new Date())
    const send = await signIn(createSender(address), token)
    return {
      kind: 'connected',
      send,
      origin: configuration.publicUrl ?? address,
      where: address,
      startedHere: false,
      close: () => Promise.resolve(),
    }
  } finally {
    await database.open.close()
    await database.stopServer()
  }
}

async function connectToStarted({ configuration, root, version }: ConnectOptions): Promise<ConnectionResult> {
  // Any free port; published books use the address that `npm start` will have.
  const publicUrl = configuration.publicUrl ?? `http://${configuration.host}:${configuration.port}`
  const options = { notice: printToTerminal, task: TASK }
  const start = await startServer({ ...configuration, port: 0, publicUrl }, root, version, options)
  if (start.kind === 'refused') return { kind: 'refused', message: start.reason }
  const { server } = start
  const send = await signIn(createSender(server.address), server.signInToken)
  return {
    kind: 'connected',
    send,
    origin: publicUrl,
    where: configuration.dataFolder,
    startedHere: true,
    close: () => server.stop(),
  }
}
