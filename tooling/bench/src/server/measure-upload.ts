import { request } from 'node:http'
import { residentKilobytes } from './read-memory.ts'
import type { StartedLectern } from './start-lectern.ts'

const uploadBytes = 500_000_000
const chunk = Buffer.alloc(1_000_000, 7)
const everyMs = 50

/** Returns the server's peak memory, in megabytes, while it receives 500 MB of audio at a signed address. */
export async function measureUpload({ url, child }: StartedLectern, signed: string): Promise<number> {
  const pid = child.pid ?? 0
  let greatestKilobytes = 0
  const watch = setInterval(() => {
    void residentKilobytes(pid, 'VmRSS').then((now) => (greatestKilobytes = Math.max(greatestKilobytes, now)))
  }, everyMs)
  try {
    const status = await send(new URL(signed, url))
    if (status !== 200) throw new Error(`the upload was answered ${status}`)
  } finally {
    clearInterval(watch)
  }
  return greatestKilobytes / 1000
}

function send(address: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    const upload = request(
      address,
      { method: 'PUT', headers: { 'content-type': 'audio/mpeg', 'content-length': uploadBytes } },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
      },
    )
    upload.on('error', reject)
    let left = uploadBytes
    const write = () => {
      while (left > 0) {
        left -= chunk.length
        if (!upload.write(chunk)) {
          upload.once('drain', write)
          return
        }
      }
      upload.end()
    }
    write()
  })
}
