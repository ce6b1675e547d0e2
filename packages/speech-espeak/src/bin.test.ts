import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const fromSources = ['--conditions=@lectern/source', '--import', loader]

function converse(lines: readonly string[]): Promise<{ output: Buffer; status: number | null }> {
  const child = spawn(process.execPath, [...fromSources, fileURLToPath(new URL('./bin.ts', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stdin.end(lines.map((line) => `${line}\n`).join(''))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => resolve({ output: Buffer.concat(chunks), status }))
  })
}

interface Line {
  id?: number | null
  type: string
  code?: string
  pcmBytes?: number
}

function takeLine(output: Buffer): [line: Line, rest: Buffer] {
  const end = output.indexOf(0x0a)
  const line: Line = JSON.parse(output.subarray(0, end).toString('utf8'))
  return [line, output.subarray(end + 1)]
}

test('reports ready, responds in order, sends the announced samples, and ends with its input', async () => {
  const speech = {
    type: 'speak',
    text: 'Hello there',
    voiceId: 'en-us',
    modelId: 'espeak-ng',
    voiceSettings: {},
    language: 'en',
  }
  const { output, status } = await converse([
    JSON.stringify({ id: 1, ...speech }),
    JSON.stringify({ id: 2, ...speech, voiceId: 'nobody' }),
    'not json',
    JSON.stringify({ id: 3, ...speech, text: ' <break time="x" ' }),
    JSON.stringify({ id: 4, ...speech, text: '  ' }),
    JSON.stringify({ id: 5, ...speech, modelId: 'other' }),
    JSON.stringify({ id: 6, ...speech, text: 'x'.repeat(10_001) }),
    JSON.stringify({ id: 7, ...speech, rules: [{ type: 'alias', string_to_replace: 'Hello' }] }),
    JSON.stringify({ id: 8, ...speech, rules: [{ type: 'alias', string_to_replace: 'Hello', alias: 'Goodbye' }] }),
  ])
  const [ready, afterReady] = takeLine(output)
  expect(ready).toEqual({ type: 'ready', protocol: 1 })
  const [spoken, afterSpoken] = takeLine(afterReady)
  expect(spoken).toMatchObject({
    id: 1,
    type: 'spoken',
    sampleRate: 22_050,
    words: [
      { start: 0, end: 5 },
      { start: 6, end: 11 },
    ],
  })
  const { pcmBytes = 0 } = spoken
  expect(pcmBytes).toBeGreaterThan(20_000)
  let rest = afterSpoken.subarray(pcmBytes)
  const codes: unknown[] = []
  while (rest.length > 0) {
    const [reply, after] = takeLine(rest)
    const { id, type, code, pcmBytes: bytes = 0 } = reply
    codes.push([id, code ?? type])
    rest = after.subarray(bytes)
  }
  expect(codes).toEqual([
    [2, 'unknown-voice'],
    [null, 'bad-request'],
    [3, 'spoken'],
    [4, 'empty-text'],
    [5, 'unknown-model'],
    [6, 'text-too-long'],
    [7, 'bad-request'],
    [8, 'spoken'],
  ])
  expect(status).toBe(0)
})
