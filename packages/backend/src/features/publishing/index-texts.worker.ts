import { parentPort } from 'node:worker_threads'
import { indexTexts } from './index-texts'

const port = parentPort
if (!port) throw new Error('This file is a worker thread; it cannot be run by itself')
// One task per thread; an exception ends the thread and reaches its creator.
port.once('message', (texts: readonly string[]) => port.postMessage(indexTexts(texts), []))
