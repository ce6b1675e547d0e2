import type { RouteDefinition } from '@lectern/contracts'
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { rm } from 'node:fs/promises'
import type { Database } from '../database/open-database'
import { answerWithJob } from '../jobs/answer-with-job'
import type { JobQueue } from '../jobs/job-queue'
import type { CallLimits } from '../limits/limit-calls'
import { answerOnce } from './answered-calls'
import { ApiFailure } from './api-failure'
import { clientAddress } from './client-address'
import type { Caller, VerifyAccessToken } from './caller'
import { checkAnswer, checkStatus, statusOf } from './check-answer'
import type { ApiEnvironment } from './environment'
import { readJsonBody } from './read-json-body'
import { receiveForm, type FormLimits, type ReceivedForm } from './receive-form'
import type { RouteBinding, UncheckedAnswer } from './route-binding'

export interface MountOptions {
  verifyAccessToken: VerifyAccessToken
  uploadsFolder: string
  formLimits: FormLimits
  /** Greatest JSON body; bytes. */
  maximumJsonBytes: number
  /** Greatest JSON body of the calls that begin or renew a session, which anybody may make; bytes. */
  maximumSessionBytes: number
  limits: CallLimits
  /** How many proxies of the operator's own stand before the server. */
  proxies: number
  /** Compare every JSON answer with the contract and fail when it does not fit; for tests. */
  checkAnswers: boolean
  /** Remembers what calls with an `Idempotency-Key` were answered. */
  database: Database
  /** Ends the waiting of calls that are made again while the first one's job goes on. */
  queue: JobQueue
}

/** Puts one route into the app: rights and limits first, then every part of the request by the contract, then the handler. */
export function mountRoute(app: Hono<ApiEnvironment>, binding: RouteBinding, options: MountOptions): void {
  const { route } = binding
  app.on(route.method.toUpperCase(), toHonoPath(route.path), async (context) => {
    context.set('route', route.path)
    if (!options.checkAnswers) return answerCall(binding, context, options)
    try {
      const answer = await answerCall(binding, context, options)
      checkStatus(route, answer.status)
      return answer
    } catch (error) {
      const status = statusOf(error)
      if (status !== null) checkStatus(route, status)
      throw error
    }
  })
}

async function answerCall(
  { route, handle }: RouteBinding,
  context: Context<ApiEnvironment>,
  options: MountOptions,
): Promise<Response> {
  const address = clientAddress(context, options.proxies)
  // Who looks after the server asks how it is just when it is flooded.
  if (route.tag !== 'Health') options.limits.admitAddress(address)
  const caller = await admit(route, context.req.header('authorization'), options.verifyAccessToken)
  await options.limits.admitCall(route, caller, address)
  const call = {
    params: parsePart(route.params, () => context.req.param()),
    query: parsePart(route.query, () => context.req.query()),
    headers: parsePart(route.headers, () => context.req.header()),
    body: await readBody(route, context, options),
    caller,
    get log() {
      return context.get('log')()
    },
    signal: context.req.raw.signal,
    waitsFor: () => Promise.resolve(),
    context,
  }
  const key = context.req.header('idempotency-key')
  // What begins a session is not kept to be answered again: its tokens are stored nowhere.
  const mayKeep = route.method === 'post' && route.body?.kind !== 'multipart' && route.tag !== 'Session'
  // Test students share an account, so that a key would be everybody's.
  const isRepeatable = key !== undefined && caller !== null && !caller.testStudent && mayKeep
  const answer: UncheckedAnswer = isRepeatable
    ? await answerOnce(
        {
          database: options.database,
          owner: options.queue.owner,
          joinJob: (id) =>
            answerWithJob(options.queue, { id }, { ...call, prefer: context.req.header('prefer') }, asItIs),
        },
        { userId: caller.userId, key, address: `${context.req.method} ${context.req.url}`, body: call.body },
        async (waitsFor) => {
          const first = await handle({ ...call, waitsFor })
          if (first instanceof Response)
            throw new Error(`${route.operationId} answers no JSON, so it cannot be repeated`)
          return first
        },
      )
    : await handle(call)
  if (answer instanceof Response) {
    if (options.checkAnswers) await checkResponse(route, answer)
    return answer
  }
  if (options.checkAnswers) checkAnswer(route, answer.status, answer.body)
  return new Response(JSON.stringify(answer.body), {
    status: answer.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...answer.headers,
    },
  })
}

/** What a job's result is was checked when the first call was to be answered with it, or is by whoever reads it. */
const asItIs = (result: unknown) => result

function toHonoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** Decides by the token and the route's access alone; what a caller then sees is decided by the service. */
async function admit(
  route: RouteDefinition,
  authorization: string | undefined,
  verify: VerifyAccessToken,
): Promise<Caller | null> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  const verdict = token === undefined ? null : await verify(token)
  if (verdict?.kind === 'valid' && verdict.caller.testStudent && !route.isForTestStudent) {
    throw new ApiFailure('not-allowed', 'The test student only takes quizzes. Sign in to do this.')
  }
  if (route.access === 'public') {
    // Signing in and asking for health must work with an old token in hand; elsewhere the client is told to refresh.
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

/** @param read Costs time, so it is asked only where there is something to parse. */
function parsePart(schema: z.ZodType | undefined, read: () => unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(read())
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const field = issue?.path.map(String).join('.') ?? ''
  throw new ApiFailure(
    'invalid-field',
    `${field || 'The request'}: ${issue?.message ?? 'is wrong'}.`,
    field ? { field } : {},
  )
}

async function readBody(
  route: RouteDefinition,
  context: Context<ApiEnvironment>,
  options: MountOptions,
): Promise<unknown> {
  const { body } = route
  if (!body) return undefined
  if (body.kind === 'json') {
    if (body.optional && sendsNoBody(context)) return undefined
    const maximumBytes = route.tag === 'Session' ? options.maximumSessionBytes : options.maximumJsonBytes
    const json = await readJsonBody(context.req.raw, maximumBytes)
    return parsePart(body.schema, () => json)
  }
  return {
    receive: async (narrower: Partial<FormLimits> = {}): Promise<ReceivedForm<unknown>> => {
      const limits = { ...options.formLimits, ...narrower }
      const form = await receiveForm(context.env.incoming, options.uploadsFolder, body.files ?? [], limits)
      try {
        return { ...form, fields: parsePart(body.schema, () => form.fields) }
      } catch (error) {
        await rm(form.folder, { recursive: true, force: true })
        throw error
      }
    },
  }
}

function sendsNoBody({ req }: Context<ApiEnvironment>): boolean {
  return Number(req.header('content-length') ?? 0) === 0 && req.header('transfer-encoding') === undefined
}

/** What is answered as bytes: only plain JSON can be compared. */
async function checkResponse(route: RouteDefinition, answer: Response): Promise<void> {
  const isJson = (answer.headers.get('content-type') ?? '').startsWith('application/json')
  if (!isJson || answer.headers.has('content-encoding')) return
  const body: unknown = await answer.clone().json()
  checkAnswer(route, answer.status, body)
}
