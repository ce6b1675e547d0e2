import { existsSync, writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

// Stands in for an engine: echoes, and misbehaves on request; with the path of a file only until that file is there.
parentPort.on('message', ({ id, request }) => {
  const kept = []
  const [act, marker] = request.split(' ')
  const isCured = marker !== undefined && existsSync(marker)
  if (marker !== undefined && !isCured) writeFileSync(marker, '')
  switch (isCured ? 'echo' : act) {
    case 'die':
      process.exit(3)
      break
    case 'explode':
      setImmediate(() => {
        throw new Error('out of luck')
      })
      break
    case 'hang':
      break
    case 'loop':
      for (;;) kept.length = 0
    case 'eat-heap':
      for (;;) kept.push(Array.from({ length: 1000 }, (_, index) => ({ index })))
    case 'eat-buffers':
      for (;;) kept.push(Buffer.alloc(2_000_000, 1))
    case 'throw':
      parentPort.postMessage({ id, kind: 'threw', message: 'no' }, [])
      break
    default:
      parentPort.postMessage({ id, kind: 'reply', reply: request }, [])
  }
})
