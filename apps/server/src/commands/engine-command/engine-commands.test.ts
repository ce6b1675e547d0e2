import { materialPath, measureFoundFraction, wordsOf } from '@lectern/engines/testing'
import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type BuiltProgram, findBuiltProgram } from '../../testing/find-built-program'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-commands-'))
  await writeFile(inFolder('mary.txt'), 'Mary rolled the barrel.\n')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const inFolder = (name: string): string => join(folder, name)

/** Runs a command as a process, in the folder of these tests. */
function start(command: BuiltProgram, ...args: string[]) {
  const child = spawn(process.execPath, [findBuiltProgram(command), ...args], {
    cwd: folder,
    env: { ...process.env, LECTERN_DATA: inFolder('data'), PORT: '0', INIT_CWD: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let complaints = ''
  child.stdout.on('data', (part: Buffer) => (out += part.toString()))
  child.stderr.on('data', (part: Buffer) => (complaints += part.toString()))
  const ended = new Promise<{ code: number | null; out: string; complaints: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, out, complaints }))
  })
  return { child, ended, said: (text: string) => vi.waitUntil(() => complaints.includes(text), { timeout: 60_000 }) }
}

const Word = z.object({ word: z.string(), start: z.number(), end: z.number() })
const readJson = async (name: string): Promise<unknown> => JSON.parse(await readFile(inFolder(name), 'utf8'))

test.each(['align', 'recognise', 'speak', 'make-book', 'doctor'] as const)(
  '%s prints its usage and names an unknown option with exit code 2',
  async (command) => {
    const [helped, wrong] = await Promise.all([start(command, '--help').ended, start(command, '--faster').ended])
    expect(helped).toMatchObject({ code: 0, out: expect.stringContaining(`npm run ${command}`), complaints: '' })
    expect(wrong).toMatchObject({
      code: 2,
      out: '',
      complaints: expect.stringMatching(/^Unknown option '--faster'\.$/m),
    })
  },
)

describe('align', () => {
  test('writes the time of each word of a recording', async () => {
    const ended = await start(
      'align',
      materialPath('narration/mary.wav'),
      'mary.txt',
      '--language',
      'en',
      '--json',
      'a.json',
    ).ended
    expect(ended).toMatchObject({ code: 0, out: '', complaints: expect.stringContaining('4 of 4 words') })
    const shape = z.strictObject({
      words: z.array(z.strictObject({ ...Word.shape, confidence: z.number().min(0).max(1) })),
      speechNotInText: z.array(z.unknown()).length(0),
      textNotSpoken: z.array(z.unknown()).length(0),
    })
    const { words } = shape.parse(await readJson('a.json'))
    expect(words.map(({ word }) => word)).toEqual(['Mary', 'rolled', 'the', 'barrel.'])
    const truth = z.array(Word).parse(JSON.parse(await readFile(materialPath('narration/mary.words.json'), 'utf8')))
    for (const [index, { start: heard }] of words.entries()) expect(heard).toBeCloseTo(truth[index]?.start ?? -1, 1)
  })

  test('names the fault and writes nothing', async () => {
    const audio = materialPath('narration/mary.wav')
    const named = ['--language', 'en', '--json', 'wrong.json']
    const [noAudio, noText, wrongOption] = await Promise.all([
      start('align', 'mary.txt', 'mary.txt', ...named).ended,
      start('align', audio, 'gone.txt', ...named).ended,
      start('align', audio, 'mary.txt', ...named, '--faster').ended,
    ])
    expect(noAudio).toMatchObject({ code: 1, complaints: expect.stringMatching(/^mary\.txt: .+$/m) })
    expect(noText).toMatchObject({ code: 1, complaints: expect.stringMatching(/^There is no file ".*gone\.txt"\.$/m) })
    expect(wrongOption).toMatchObject({ code: 2, complaints: expect.stringContaining("'--faster'") })
    expect(await readdir(folder)).not.toContain('wrong.json')
  })

  test('ends at Ctrl-C without a file', async () => {
    await writeFile(inFolder('long.txt'), 'Mary rolled the barrel. '.repeat(2000))
    const running = start(
      'align',
      materialPath('narration/mary.wav'),
      'long.txt',
      '--language',
      'en',
      '--json',
      'long.json',
    )
    await running.said('Aligning')
    running.child.kill('SIGINT')
    expect(await running.ended).toMatchObject({ code: 130, complaints: expect.stringContaining('Stopped') })
    expect(await readdir(folder)).not.toContain('long.json')
  })
})

test('recognise writes one Google Vision entry per image, names a failed one and continues', async () => {
  const page = materialPath('ocr-images/phototest.tif')
  const ended = await start('recognise', 'mary.txt', page, '--language', 'en', '--json', 'r.json').ended
  expect(ended.code).toBe(1)
  expect(ended.complaints).toMatch(/! mary\.txt: The page image cannot be read/)
  expect(ended.complaints).toMatch(/✓ .*phototest\.tif: \d+ words/)
  const { images } = z.object({ images: z.tuple([z.unknown(), z.unknown()]) }).parse(await readJson('r.json'))
  expect(images[0]).toEqual({ file: 'mary.txt', error: { code: 'not-an-image', message: expect.any(String) } })
  expect(images[1]).toMatchObject({ file: page, width: 640, height: 480, confidence: expect.any(Number) })
  const Vision = z.object({
    textAnnotations: z.array(
      z.object({ description: z.string(), boundingPoly: z.object({ vertices: z.array(z.unknown()) }) }),
    ),
    fullTextAnnotation: z.object({ text: z.string(), pages: z.array(z.unknown()).length(1) }),
  })
  const { textAnnotations, fullTextAnnotation } = Vision.parse(images[1])
  const gold = wordsOf(await readFile(materialPath('ocr-images/phototest.gold.txt'), 'utf8'))
  expect(measureFoundFraction(gold, wordsOf(fullTextAnnotation.text))).toBeGreaterThan(0.95)
  expect(textAnnotations[0]?.description).toBe(fullTextAnnotation.text)
})

test("recognise does not print the recogniser's own messages for a readable page", async () => {
  const dots = Array.from(
    { length: 500 },
    (_, at) => `<circle cx="${(at * 137) % 640}" cy="${(at * 71) % 480}" r="1.5"/>`,
  )
  const overlay = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">${dots.join('')}</svg>`)
  const page = sharp(materialPath('ocr-images/phototest.tif')).composite([{ input: overlay }])
  await page.png().toFile(inFolder('dotted.png'))
  const ended = start('recognise', 'dotted.png', '--language', 'en', '--json', 'dotted.json').ended
  const { code, complaints } = await ended
  expect(code).toBe(0)
  for (const line of complaints.trimEnd().split('\n')) expect(line).toMatch(/^ {2}(Recognising|✓)/)
})

describe('speak', () => {
  test("writes the audio in the format of the file's extension, with a time for every word", async () => {
    await writeFile(inFolder('two.txt'), '\u{feff}Mary rolled it. “Did she?” <break time="0.5s" /> She did.')
    const named = ['two.txt', '--voice', 'en-us', '--json', 'times.json']
    expect((await start('speak', ...named, '--out', 'two.wav').ended).code).toBe(0)
    const { durationSeconds, words, ...rest } = z
      .strictObject({ voice: z.string(), model: z.string(), durationSeconds: z.number(), words: z.array(Word) })
      .parse(await readJson('times.json'))
    expect(rest).toMatchObject({ voice: 'en-us' })
    expect(words.map(({ word }) => word)).toEqual(['Mary', 'rolled', 'it.', '“Did', 'she?”', 'She', 'did.'])
    let previous = 0
    for (const { start: begins, end } of words) {
      expect(begins).toBeGreaterThanOrEqual(previous)
      expect(end).toBeGreaterThan(begins)
      previous = end
    }
    expect(previous).toBeLessThanOrEqual(durationSeconds)
    const wav = await readFile(inFolder('two.wav'))
    expect(wav.subarray(0, 4).toString()).toBe('RIFF')
    expect((wav.length - 44) / 2 / wav.readUInt32LE(24)).toBeCloseTo(durationSeconds, 2)
    expect((await start('speak', ...named, '--out', 'two.mp3').ended).code).toBe(0)
    // 128 kbit/s
    expect((await readFile(inFolder('two.mp3'))).length).toBeGreaterThan(durationSeconds * 15_000)
  })

  test('writes the voices of a language as JSON with --json', async () => {
    const { code, out } = await start('speak', '--voices', '--language', 'es', '--json', 'voices.json').ended
    expect({ code, out }).toEqual({ code: 0, out: '' })
    const Voice = z.object({ voice_id: z.string(), name: z.string(), languages: z.array(z.string()) })
    const { voices } = z.object({ voices: z.array(Voice) }).parse(await readJson('voices.json'))
    expect(voices.length).toBeGreaterThan(4)
    for (const { languages } of voices) expect(languages.join()).toMatch(/^es/)
  })

  test('lists the voices of a language, and names them for an unknown voice', async () => {
    const [listed, unknown] = await Promise.all([
      start('speak', '--voices', '--language', 'es').ended,
      start('speak', 'mary.txt', '--voice', 'hal', '--out', 'hal.mp3', '--language', 'en').ended,
    ])
    expect(listed.code).toBe(0)
    const [head, ...rows] = listed.out.trim().split('\n')
    expect(head).toMatch(/^VOICE +NAME +LANGUAGE/)
    expect(rows.length).toBeGreaterThan(4)
    for (const row of rows) expect(row).toMatch(/ es(-\w+)? /)
    expect(unknown).toMatchObject({ code: 1, complaints: expect.stringContaining('There is no voice "hal"') })
    expect(await readdir(folder)).not.toContain('hal.mp3')
  })
})

test('doctor tests every engine and names the setting that changes it', async () => {
  const { code, out } = await start('doctor').ended
  for (const part of [
    'Node',
    'disk',
    'port',
    'database',
    'recognition',
    'speech',
    'alignment',
    'words',
    'import',
    'images',
    'audio',
  ])
    expect(out).toMatch(new RegExp(`✓ ${part} `))
  expect(out).toContain('ELEVENLABS_API_KEY')
  expect(code).toBe(0)
  expect(await readdir(folder)).not.toContain('data')
})
