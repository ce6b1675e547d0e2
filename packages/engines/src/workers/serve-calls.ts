import { parentPort } from 'node:worker_threads'
import type { CallMessage, ReplyMessage } from './worker-messages'
import { lowerThreadPriority } from './lower-priority'
import { messageOf } from './message-of'

/** Requests and replies of one kind of worker. */
export interface WorkerProtocol {
  request: unknown
  reply: unknown
}

export interface WorkerReply<Reply> {
  reply: Reply
  /** Buffers that are transferred instead of copied. */
  transfer?: ArrayBuffer[]
}

/** Handles the calls of a `WorkerPool` in a worker, one after another. An error of `handle` reaches the caller as a crash. */
export function serveCalls<Protocol extends WorkerProtocol>(
  handle: (request: Protocol['request']) => Promise<WorkerReply<Protocol['reply']>>,
): void {
  const port = parentPort
  if (!port) throw new Error('This file is a worker thread of @lectern/engines; it cannot be run by itself')
  lowerThreadPriority()
  const send = (message: ReplyMessage<Protocol['reply']>, transfer: ArrayBuffer[] = []): void =>
    port.postMessage(message, transfer)
  let previous: Promise<void> = Promise.resolve()
  port.on('message', ({ id, request }: CallMessage<Protocol['request']>) => {
    previous = previous
      .then(() => handle(request))
      .then(
        ({ reply, transfer }) => send({ id, kind: 'reply', reply }, transfer),
        (error: unknown) => send({ id, kind: 'threw', message: messageOf(error) }),
      )
  })
}
