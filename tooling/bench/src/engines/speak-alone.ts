import { spawn } from 'node:child_process'
import { join } from 'node:path'

const program = join(import.meta.dirname, '..', '..', '..', '..', 'packages', 'speech-espeak', 'dist', 'bin.js')

/** Measures the speech engine alone: the seconds for all texts, one after the other, without its start. */
export async function speakAlone(texts: readonly string[], voiceId: string, modelId: string): Promise<number> {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'ignore'] })
  const requests = texts.map((text, id) =>
    JSON.stringify({ id, type: 'speak', text, voiceId, modelId, voiceSettings: {}, language: 'en' }),
  )
  let startedAt = 0
  // The first chunk is the line that reports that the engine is ready.
  child.stdout.once('data', () => {
    startedAt = performance.now()
    child.stdin.end(`${requests.join('\n')}\n`)
    child.stdout.resume()
  })
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (status !== 0) throw new Error(`The speech engine ended with ${status}. Run "npm run build" first.`)
  return (performance.now() - startedAt) / 1000
}
