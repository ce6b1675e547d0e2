import { parentPort } from 'node:worker_threads'

// Stands in for an engine: echoes, throws, hangs or dies on request.
parentPort.on('message', ({ id, request }) => {
  if (request === 'die') process.exit(3)
  if (request === 'explode')
    setImmediate(() => {
      throw new Error('out of luck')
    })
  if (request === 'hang' || request === 'explode') return
  if (request === 'throw') parentPort.postMessage({ id, kind: 'threw', message: 'no' }, [])
  else parentPort.postMessage({ id, kind: 'reply', reply: request }, [])
})
