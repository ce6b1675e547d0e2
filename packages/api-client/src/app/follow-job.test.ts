import { describe, expect, it } from 'vitest'
import { createSessionKeeper } from '../session'
import { followJob } from './follow-job'

const job = (state: string, done: number) => ({
  id: 'j',
  kind: 'recognise',
  state,
  progress: { done, total: 2 },
  result: null,
  error: null,
  createdAt: '',
  updatedAt: '',
})

const event = (state: string, done: number): string => `event: job\ndata: ${JSON.stringify(job(state, done))}\n\n`

/** Creates a session whose server returns the next of the given event streams for each request, in small chunks. */
function createSessionWithResponses(bodies: (string | number)[]) {
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  let call = 0
  const fetch = async (): Promise<Response> => {
    const body = bodies[Math.min(call++, bodies.length - 1)]
    if (typeof body === 'number') return Response.json({ code: 'x', msg: 'gone' }, { status: body })
    const chunks = (body ?? '').match(/[\s\S]{1,7}/g) ?? []
    return new Response(
      new ReadableStream({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
          controller.close()
        },
      }),
    )
  }
  return {
    session: createSessionKeeper({ baseUrl: 'http://lectern.test', storage, fetch, nowSeconds: () => 0 }),
    calls: () => call,
  }
}

const follow = (session: ReturnType<typeof createSessionWithResponses>['session'], seen: number[] = []) =>
  followJob({ session, jobId: 'j', onChange: (changed) => seen.push(changed.progress.done), wait: async () => {} })

describe('followJob', () => {
  it('reports every change and resolves with the finished job', async () => {
    const seen: number[] = []
    const { session } = createSessionWithResponses([event('running', 0) + event('running', 1) + event('succeeded', 2)])
    const outcome = await follow(session, seen)
    expect(outcome.kind === 'ended' && outcome.job.state).toBe('succeeded')
    expect(seen).toEqual([0, 1, 2])
  })

  it('reconnects a broken stream', async () => {
    const { session, calls } = createSessionWithResponses([
      event('running', 0),
      503,
      event('running', 1) + event('failed', 1),
    ])
    const outcome = await follow(session)
    expect(outcome.kind === 'ended' && outcome.job.state).toBe('failed')
    expect(calls()).toBe(3)
  })

  it('keeps reconnecting while each stream brings an update, behind a proxy that cuts streams', async () => {
    const cut = Array.from({ length: 30 }, (_, done) => event('running', done))
    const { session, calls } = createSessionWithResponses([...cut, event('succeeded', 30)])
    const outcome = await follow(session)
    expect(outcome.kind === 'ended' && outcome.job.state).toBe('succeeded')
    expect(calls()).toBe(31)
  })

  it('resets the delay after an update', async () => {
    const { session } = createSessionWithResponses([503, 503, event('running', 0), event('succeeded', 1)])
    const pauses: number[] = []
    const wait = async (milliseconds: number) => void pauses.push(milliseconds)
    await followJob({ session, jobId: 'j', onChange: () => {}, wait })
    expect(pauses).toEqual([500, 1000, 500])
  })

  it('ends during a delay when aborted', async () => {
    const { session, calls } = createSessionWithResponses([503])
    const given = new AbortController()
    const wait = () => {
      queueMicrotask(() => given.abort(new Error('the page was left')))
      return new Promise<void>(() => {})
    }
    const following = followJob({ session, jobId: 'j', onChange: () => {}, signal: given.signal, wait })
    await expect(following).rejects.toThrow('the page was left')
    expect(calls()).toBe(1)
  })

  it('fails as unreadable when events contain no job', async () => {
    const { session } = createSessionWithResponses([`event: job\ndata: {"id": "j", "state": "succeeded"}\n\n`])
    expect(await follow(session)).toMatchObject({ kind: 'unreachable', failure: { code: 'unreadable' } })
  })

  it('gives up immediately on a missing job, and after limited retries on an unreachable server', async () => {
    const gone = createSessionWithResponses([404])
    expect(await follow(gone.session)).toEqual({
      kind: 'unreachable',
      failure: { status: 404, code: 'x', msg: 'gone' },
    })
    expect(gone.calls()).toBe(1)
    const down = createSessionWithResponses([503])
    expect((await follow(down.session)).kind).toBe('unreachable')
    expect(down.calls()).toBeLessThan(12)
  })
})
