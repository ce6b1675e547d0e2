import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { type Reply, createRequestHandler } from './create-request-handler.ts'
import { loadEspeak } from './espeak.ts'
import { readRequest } from './read-request.ts'

async function write(output: Writable, { line, pcm }: Reply): Promise<void> {
  // Both are written together: a later write would wait until the next text has been spoken.
  output.cork()
  let room = output.write(`${JSON.stringify(line)}\n`)
  if (pcm && pcm.byteLength > 0) room = output.write(new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength))
  output.uncork()
  if (!room) await once(output, 'drain')
  // Lets pending writes proceed.
  await setImmediate()
}

function refuse(id: number | null, message: string): Reply {
  return { line: { id, type: 'failed', code: 'bad-request', message } }
}

/** Serves the protocol of `protocol.ts` until the input ends. `log` receives the engine's messages. */
export async function serve(streams: {
  input: Readable
  output: Writable
  log: (line: string) => void
}): Promise<void> {
  const { input, output, log } = streams
  const handle = createRequestHandler(await loadEspeak(log))
  await write(output, { line: { type: 'ready', protocol: 1 } })
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    const read = readRequest(line)
    await write(output, read.kind === 'request' ? handle(read.request) : refuse(read.id, read.reason))
  }
}
