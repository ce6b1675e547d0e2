import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { proportionalKilobytes } from './read-tree-memory.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')

const Aligned = z.object({
  words: z.array(z.object({ word: z.string(), start: z.number().nullable(), end: z.number().nullable() })),
  speechNotInText: z.array(z.object({ start: z.number(), end: z.number() })),
  textNotSpoken: z.array(z.object({ from: z.number(), to: z.number() })),
})

export interface AlignRun extends z.output<typeof Aligned> {
  /** Duration of the command in seconds, start of the engines included. */
  seconds: number
  /** Peak memory of the command with npm and the launcher; shared pages count once. */
  megabytes: number
}

const lookEveryMs = 100

/** Runs `npm run align` as a user does, on the built program. Linux only. */
export async function runAlign(audio: string, text: string, out: string): Promise<AlignRun> {
  const startedAt = performance.now()
  const child = spawn('npm', ['run', '--silent', 'align', '--', audio, text, '--language', 'en', '--json', out], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  let greatest = 0
  const timer = setInterval(() => {
    greatest = Math.max(greatest, proportionalKilobytes(child.pid ?? 0))
  }, lookEveryMs)
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  clearInterval(timer)
  if (status !== 0) throw new Error(`Aligning ended with ${status}. Run "npm run build" first. ${output}`)
  const seconds = (performance.now() - startedAt) / 1000
  return { ...Aligned.parse(JSON.parse(await readFile(out, 'utf8'))), seconds, megabytes: greatest / 1000 }
}
