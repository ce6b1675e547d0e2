import { parentPort } from 'node:worker_threads'
import type { CallMessage, ReplyMessage } from './worker-messages'
import { yieldToServer } from './yield-to-server'

/** What a kind of worker is asked and answers. */
export interface WorkerProtocol {
  request: unknown
  reply: unknown
}

export interface Answered<Reply> {
  reply: Reply
  /** Moved to the caller instead of copied. */
  transfer?: ArrayBuffer[]
}

/** The worker's side of a `WorkerPool`: answers one call after the other. What `answer` throws reaches the caller as a crash. */
export function answerCalls<Protocol extends WorkerProtocol>(
  answer: (request: Protocol['request']) => Promise<Answered<Protocol['reply']>>,
): void {
  const port = parentPort
  if (!port) throw new Error('This file is a worker thread of @lectern/engines; it cannot be run by itself')
  yieldToServer()
  const send = (message: ReplyMessage<Protocol['reply']>, transfer: ArrayBuffer[] = []): void =>
    port.postMessage(message, transfer)
  let previous: Promise<void> = Promise.resolve()
  port.on('message', ({ id, request }: CallMessage<Protocol['request']>) => {
    previous = previous
      .then(() => answer(request))
      .then(
        ({ reply, transfer }) => send({ id, kind: 'reply', reply }, transfer),
        (error: unknown) =>
          send({ id, kind: 'threw', message: error instanceof Error ? error.message : String(error) }),
      )
  })
}
