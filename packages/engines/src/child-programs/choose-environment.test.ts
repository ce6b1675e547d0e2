import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLimitedProgram } from '../audio-decoding/start-limited-program'
import { startSpeechChild } from '../speech-process/speech-child'
import { runTesseract } from '../text-recognition/native/run-tesseract'
import { chooseEnvironment } from './choose-environment'

const secrets = ['ELEVENLABS_API_KEY', 'GOOGLE_VISION_KEY', 'DATABASE_URL', 'LECTERN_SECRET', 'S3_SECRET_ACCESS_KEY']

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-children-'))
  for (const name of secrets) vi.stubEnv(name, 'a secret')
  vi.stubEnv('LC_ALL', 'C.UTF-8')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

async function askTesseract(): Promise<string> {
  const limits = { seconds: 20, memoryMegabytes: 4000, outputMegabytes: 1 }
  const program = join(folder, 'environment.sh')
  await writeFile(program, '#!/bin/sh\nexec env', { mode: 0o700 })
  const outcome = await runTesseract(program, [], { limits })
  return outcome.kind === 'ended' ? outcome.output.toString() : outcome.kind
}

async function askDecoder(): Promise<string> {
  const limits = { memoryMegabytes: 8000, processorSeconds: 20 }
  const child = startLimitedProgram('/bin/sh', ['-c', 'env'], limits)
  let said = ''
  for await (const piece of child.stdout) said += String(piece)
  return said
}

function askSpeech(): Promise<string> {
  return new Promise((resolve) => {
    const onEnd = ({ message }: { message: string }) => resolve(message)
    const script = 'echo "[$ELEVENLABS_API_KEY$DATABASE_URL$LECTERN_SECRET] $LC_ALL $MALLOC_ARENA_MAX." >&2; exit 3'
    startSpeechChild(['/bin/sh', '-c', script], { onReply: () => {}, onEnd })
  })
}

test.each([
  ['recognises', askTesseract],
  ['decodes', askDecoder],
])('passes paths and the locale, and no secret, to a program that %s', async (_does, ask) => {
  const said = await ask()
  expect(said).toContain(`PATH=${process.env['PATH']}`)
  expect(said).toContain('LC_ALL=C.UTF-8')
  expect(said).not.toContain('a secret')
  for (const name of secrets) expect(said).not.toContain(name)
})

test('passes no secret to a speech program', async () => {
  expect(await askSpeech()).toContain('[] C.UTF-8 1.')
})

test('matches names of variables in any case, as Windows does', () => {
  expect(chooseEnvironment({ Path: 'C:\\', SystemRoot: 'D:\\', Database_Url: 'secret' })).toEqual({
    Path: 'C:\\',
    SystemRoot: 'D:\\',
  })
})
