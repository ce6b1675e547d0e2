import { spawn } from 'node:child_process'
import { chooseEnvironment } from '../child-programs/choose-environment'
import { lowerPriority } from '../workers/lower-priority'
import { createReplyReader } from './create-reply-reader'
import type { SpeechReply } from './speech-replies'
import { limitMalloc } from './limit-malloc'
import { watchProcessMemory } from './watch-process-memory'
import { messageOf } from '../workers/message-of'

export interface SpeechChild {
  send(request: object): void
  kill(): void
}

export interface SpeechChildListeners {
  onReply: (reply: SpeechReply, pcm: Int16Array) => void
  /** Called once, however it ended: not found, died, broke the protocol, killed. */
  onEnd: (reason: { kind: 'not-installed' | 'died'; message: string }) => void
}

const KEPT_ERROR_CHARACTERS = 500
/** The embedded voices take 85 to 140. */
const MAX_MEGABYTES = 1000

/** Starts a speech process. It ends when its input closes. */
export function startSpeechChild(
  command: readonly [program: string, ...parameters: string[]],
  { onReply, onEnd }: SpeechChildListeners,
  maximumMegabytes: number = MAX_MEGABYTES,
): SpeechChild {
  const [program, ...parameters] = command
  const env = limitMalloc(chooseEnvironment(process.env))
  const child = spawn(program, parameters, { stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true, env })
  if (child.pid !== undefined) lowerPriority(child.pid)
  let errorTail = ''
  let ended = false

  function end(kind: 'not-installed' | 'died', message: string): void {
    if (ended) return
    ended = true
    endWatch()
    child.kill('SIGKILL')
    onEnd({ kind, message })
  }

  const endWatch =
    child.pid === undefined
      ? () => {}
      : watchProcessMemory(child.pid, maximumMegabytes, (megabytes) =>
          end('died', `The speech process took ${megabytes} MB of memory`),
        )
  const reader = createReplyReader(onReply)
  child.stdout.on('data', (chunk: Buffer) => {
    if (ended) return
    try {
      reader.push(chunk)
    } catch (error) {
      end('died', messageOf(error))
    }
  })
  child.stderr.on('data', (chunk: Buffer) => {
    errorTail = (errorTail + chunk.toString('utf8')).slice(-KEPT_ERROR_CHARACTERS)
  })
  // Writing to a process that has just died fails; its exit says why.
  child.stdin.on('error', () => {})
  child.on('error', (error) => {
    const missing = 'code' in error && error.code === 'ENOENT'
    end(missing ? 'not-installed' : 'died', `The speech process could not be started: ${error.message}`)
  })
  child.on('exit', (code, signal) => {
    const how = signal === null ? `with code ${code}` : `by ${signal}`
    end('died', `The speech process ended ${how}${errorTail === '' ? '' : `: ${errorTail.trim()}`}`)
  })
  return {
    send: (request) => child.stdin.write(`${JSON.stringify(request)}\n`),
    kill: () => end('died', 'The speech process was ended'),
  }
}
