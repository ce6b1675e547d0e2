import { readHeader } from '../http/read-header'
import type { RouteDefinition } from '@lectern/contracts'
import type { Context, Hono } from 'hono'
import type { Pool } from 'pg'
import type { Database } from '../../entities/schema/database-handle'
import type { RetryRead } from '../database/create-read-retry'
import { respondWithJob } from '../jobs/respond-with-job'
import type { JobQueue } from '../jobs/job-queue'
import type { FileSystem } from '../disk/file-system'
import type { CallLimits } from '../limits/limit-calls'
import { replayOrRun } from './replay-or-run'
import { ApiFailure } from '../../entities/failures/api-failure'
import { clientAddress } from '../http/client-address'
import type { Caller, VerifyAccessToken } from '../../entities/rights/caller'
import { checkBody, checkStatus, statusOf } from './check-response'
import type { ApiEnvironment } from '../http/hono-env'
import { readJsonBody } from '../http/read-json-body'
import type { FormLimits } from '../http/receive-form'
import { claimForm, createFormBody } from '../http/create-form-body'
import { parsePart } from '../http/parse-part'
import type { RouteBinding, UncheckedResponse } from '../http/route-binding'

export interface MountOptions {
  verifyAccessToken: VerifyAccessToken
  uploadsFolder: string
  /** Writes the received files; Node's by default. */
  fileSystem: FileSystem | undefined
  formLimits: FormLimits
  /** Largest JSON body in bytes. */
  maximumJsonBytes: number
  /** Largest JSON body in bytes of requests that start or renew a session, which anybody may send. */
  maximumSessionBytes: number
  limits: CallLimits
  /** Number of the operator's own proxies in front of the server. */
  proxies: number
  /** Compares every JSON response with the contract and fails if it does not match; for tests. */
  checkResponses: boolean
  /** Stores the responses to requests with an `Idempotency-Key`. */
  database: Database
  /** Runs each of these requests in one transaction. */
  pool: Pool
  /** Keys of these requests that run now. */
  running: Set<string>
  /** Lets repeated requests wait for the job of the first one. */
  queue: JobQueue
  /** Lets reads wait while the database restarts. */
  retryRead: RetryRead
}

/**
 * Adds one route to the app: rights and limits first, then all parts of the request by the contract, then the handler.
 */
export function mountRoute(app: Hono<ApiEnvironment>, binding: RouteBinding, options: MountOptions): void {
  const { route } = binding
  // Health checks tell at once that the database is unavailable.
  const mayWait = route.method === 'get' && route.tag !== 'Health'
  const respond = (context: Context<ApiEnvironment>) =>
    mayWait
      ? options.retryRead(() => handleRequest(binding, context, options), context.req.raw.signal)
      : handleRequest(binding, context, options)
  app.on(route.method.toUpperCase(), toHonoPath(route.path), async (context) => {
    context.set('route', route.path)
    if (!options.checkResponses) return respond(context)
    try {
      const response = await respond(context)
      checkStatus(route, response.status)
      return response
    } catch (error) {
      const status = statusOf(error)
      if (status !== null) checkStatus(route, status)
      throw error
    }
  })
}

async function handleRequest(
  { route, handle }: RouteBinding,
  context: Context<ApiEnvironment>,
  options: MountOptions,
): Promise<Response> {
  const address = clientAddress(context, options.proxies)
  // Health checks matter most during a flood, so they have no limit.
  if (route.tag !== 'Health') options.limits.checkAddress(address)
  const caller = await authorize(route, readHeader(context.req.raw, 'authorization'), options.verifyAccessToken)
  await options.limits.checkCall(route, caller, address)
  const form = createFormBody(route, context, options)
  const call = {
    params: parsePart(route.params, () => context.req.param()),
    query: parsePart(route.query, () => context.req.query()),
    headers: parsePart(route.headers, () => context.req.header()),
    body: form ?? (await readJson(route, context, options)),
    caller,
    get log() {
      return context.get('log')()
    },
    signal: context.req.raw.signal,
    beforeWaiting: () => Promise.resolve(),
    context,
  }
  const key = context.req.header('idempotency-key')
  // Responses that start a session are not stored, because their tokens must not be.
  const mayKeep = route.method === 'post' && route.tag !== 'Session'
  // Test students share an account, so a key would belong to all of them.
  const isRepeatable = key !== undefined && caller !== null && !caller.testStudent && mayKeep
  const response: UncheckedResponse = isRepeatable
    ? await replayOrRun(
        {
          database: options.database,
          pool: options.pool,
          running: options.running,
          owner: options.queue.owner,
          joinJob: (id) =>
            respondWithJob(options.queue, { id }, { ...call, prefer: context.req.header('prefer') }, asItIs),
        },
        {
          userId: caller.userId,
          key,
          address: toAddress(context),
          body: form === null ? { kind: 'known', body: call.body } : { kind: 'form' },
        },
        async (beforeWaiting, claim) => {
          const body = form === null ? call.body : claimForm(form, claim)
          const first = await handle({ ...call, body, beforeWaiting })
          if (first instanceof Response)
            throw new Error(`${route.operationId} answers no JSON, so it cannot be repeated`)
          return first
        },
      )
    : await handle(call)
  if (response instanceof Response) {
    if (options.checkResponses) await checkResponse(route, response)
    return response
  }
  if (options.checkResponses) checkBody(route, response.status, response.body)
  return new Response(JSON.stringify(response.body), {
    status: response.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...response.headers,
    },
  })
}

/** A job's result was checked with the first response, or is checked when it is read. */
const asItIs = (result: unknown) => result

/** Returns method, path and query, without the host: a repeated request may reach another process at another address. */
function toAddress({ req }: Context<ApiEnvironment>): string {
  const { pathname, search } = new URL(req.url)
  return `${req.method} ${pathname}${search}`
}

function toHonoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** Decides by the token and the route's access alone; the service decides about the rest. */
async function authorize(
  route: RouteDefinition,
  authorization: string,
  verify: VerifyAccessToken,
): Promise<Caller | null> {
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
  const verdict = token === undefined ? null : await verify(token)
  if (verdict?.kind === 'valid' && verdict.caller.testStudent && !route.isForTestStudent) {
    throw new ApiFailure('not-allowed', 'The test student only takes quizzes. Sign in to do this.')
  }
  if (route.access === 'public') {
    // Sign-in and health must work with an expired token; other routes respond with 401, and the client refreshes it.
    if (verdict?.kind === 'expired' && route.tag !== 'Session' && route.tag !== 'Health') throw expired()
    return verdict?.kind === 'valid' ? verdict.caller : null
  }
  if (verdict?.kind === 'expired') throw expired()
  if (verdict?.kind !== 'valid') {
    throw new ApiFailure('not-signed-in', 'Sign in first.', { headers: { 'www-authenticate': 'Bearer' } })
  }
  if (route.access === 'author' && verdict.caller.role !== 'user') {
    throw new ApiFailure('not-allowed', 'Only authors may do this. Ask the operator for an author account.')
  }
  return verdict.caller
}

function expired(): ApiFailure {
  return new ApiFailure('token-expired', 'The access token has expired. Refresh it.', {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  })
}

async function readJson(
  route: RouteDefinition,
  context: Context<ApiEnvironment>,
  options: MountOptions,
): Promise<unknown> {
  const { body } = route
  if (body?.kind !== 'json' || (body.optional && hasNoBody(context))) return undefined
  const maximumBytes = route.tag === 'Session' ? options.maximumSessionBytes : options.maximumJsonBytes
  const json = await readJsonBody(context.req.raw, maximumBytes)
  return parsePart(body.schema, () => json)
}

function hasNoBody({ req }: Context<ApiEnvironment>): boolean {
  return Number(readHeader(req.raw, 'content-length')) === 0 && req.header('transfer-encoding') === undefined
}

/** Checks plain JSON responses only; others are bytes. */
async function checkResponse(route: RouteDefinition, response: Response): Promise<void> {
  const isJson = readHeader(response, 'content-type').startsWith('application/json')
  if (!isJson || response.headers.has('content-encoding')) return
  const body: unknown = await response.clone().json()
  checkBody(route, response.status, body)
}
