import { write } from 'node:fs'
import { Writable } from 'node:stream'

/** A pipe that does not block has no room while its reader is busy. */
const RETRY_MILLISECONDS = 2

/**
 * Creates a stream that writes to a pipe by threads of its own: process.stdout would block the next text until the reader has
 * taken this one. Corked writes go out as one.
 *
 * Waits as long as the reader takes, even when another program made the pipe non-blocking, as a module loader does that looks at
 * process.stdout; a file stream fails then after five tries.
 * @param fd descriptor of the pipe's end
 * @param highWaterMark bytes that may wait before `write` returns false
 */
export function createPipeOutput(fd: number, highWaterMark: number): Writable {
  return new Writable({
    highWaterMark,
    write(chunk: Uint8Array, _encoding, done) {
      writeAll(fd, chunk, done)
    },
    writev(chunks: readonly { readonly chunk: Uint8Array }[], done) {
      writeAll(fd, Buffer.concat(chunks.map(({ chunk }) => chunk)), done)
    },
  })
}

function writeAll(fd: number, bytes: Uint8Array, done: (error?: Error | null) => void): void {
  write(fd, bytes, (error, written) => {
    if (error?.code === 'EAGAIN') setTimeout(writeAll, RETRY_MILLISECONDS, fd, bytes, done)
    else if (error || written === bytes.length) done(error)
    else writeAll(fd, bytes.subarray(written), done)
  })
}
