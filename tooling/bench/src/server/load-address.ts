import { connect, type Socket } from 'node:net'

export interface Load {
  port: number
  /** The whole head of the request, without the empty line at its end. */
  head: string
  /** JSON body; its length is added to the head. */
  body?: string
  connections: number
  /** Duration of the load, in seconds. */
  seconds: number
}

export interface LoadMeasurement {
  responsesPerSecond: number
  /** 99th percentile of the response time, in milliseconds. */
  p99Ms: number
  /** Number of responses by status. */
  statuses: Map<number, number>
}

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * Sends requests to one address over keep-alive connections, one request at a time on each. Reads only the status and the
 * length of a response, so that the server is measured and not the client.
 */
export async function loadAddress({ port, head, body, connections, seconds }: Load): Promise<LoadMeasurement> {
  const request = Buffer.from(body === undefined ? `${head}\r\n\r\n` : withBody(head, body))
  const durationsMs: number[] = []
  const statuses = new Map<number, number>()
  const started = performance.now()
  const end = started + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, () =>
      keepAsking(port, request, end, (status, durationMs) => {
        durationsMs.push(durationMs)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }),
    ),
  )
  const elapsedSeconds = (performance.now() - started) / 1000
  durationsMs.sort((a, b) => a - b)
  return {
    responsesPerSecond: durationsMs.length / elapsedSeconds,
    p99Ms: durationsMs[Math.floor(durationsMs.length * 0.99)] ?? Infinity,
    statuses,
  }
}

function withBody(head: string, body: string): string {
  return `${head}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

function keepAsking(
  port: number,
  request: Buffer,
  end: number,
  onResponse: (status: number, durationMs: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    let askedAt = 0
    let status = 0
    /** Bytes of the body still expected; null while the head is being read. */
    let missing: number | null = null
    let pending = Buffer.alloc(0)

    const ask = () => {
      askedAt = performance.now()
      socket.write(request)
    }
    const finish = () => {
      const now = performance.now()
      onResponse(status, now - askedAt)
      missing = null
      if (now >= end) socket.end()
      else ask()
    }
    socket.on('connect', ask)
    socket.on('data', (chunk) => {
      if (missing === null) {
        pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
        const at = pending.indexOf(endOfHead)
        if (at < 0) return
        const text = pending.toString('latin1', 0, at)
        status = Number(text.slice(9, 12))
        const length = status === 304 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN)
        if (Number.isNaN(length)) {
          socket.destroy(new Error(`an answer without a length: ${text}`))
          return
        }
        missing = length - (pending.length - at - endOfHead.length)
        pending = Buffer.alloc(0)
      } else missing -= chunk.length
      if (missing === 0) finish()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve())
  })
}
