import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWavHeader } from '@lectern/core/audio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { materialPath } from '../testing/start-test-engines'
import { decodeSound } from './decode-sound'
import { decodeWithFfmpeg } from './decode-with-ffmpeg'
import { UnreadableSound } from './decoded-sound'
import { findFfmpeg } from './find-ffmpeg'

const m4a = materialPath('recordings/bursts.m4a')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-ffmpeg-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A program in the place of ffmpeg: what it does with the parameters that it is given. */
async function programThat(name: string, script: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, `#!${process.execPath}\n${script}`)
  await chmod(path, 0o700)
  return path
}

async function countFrames(program: string, silentSeconds = 20): Promise<number> {
  let frames = 0
  const options = { program, path: m4a, demuxer: 'mov', maxSeconds: 60, silentSeconds }
  for await (const { channels } of decodeWithFfmpeg(options)) frames += channels[0]?.length ?? 0
  return frames
}

const header = JSON.stringify(
  Buffer.from(
    writeWavHeader({ encoding: 'float', bitsPerSample: 32, channelCount: 2, sampleRate: 8000 }, 1000),
  ).toString('base64'),
)

test('starts ffmpeg with a fixed format and a safe file name, without network or shell', async () => {
  const report = join(folder, 'parameters.json')
  const program = await programThat(
    'told',
    `require('node:fs').writeFileSync(${JSON.stringify(report)}, JSON.stringify(process.argv.slice(2)))`,
  )
  await countFrames(program)
  const { default: parameters } = await import(report, { with: { type: 'json' } })
  expect(parameters).toEqual(expect.arrayContaining(['-protocol_whitelist', 'file,pipe', '-f', 'mov', `file:${m4a}`]))
  expect(parameters.indexOf('-f')).toBeLessThan(parameters.indexOf('-i'))
})

test('joins output that arrives in chunks of any size', async () => {
  const program = await programThat(
    'dribble',
    `const all = Buffer.concat([Buffer.from(${header}, 'base64'), Buffer.alloc(8000)])
     let at = 0
     const next = () => { if (at < all.length) process.stdout.write(all.subarray(at, at += 7), () => setImmediate(next)) }
     next()`,
  )
  expect(await countFrames(program)).toBe(1000)
})

test.each([
  ['fails', `process.stderr.write('moov atom not found\\n'); process.exitCode = 1`, 'moov atom not found'],
  [
    'fails after some sound',
    `process.stdout.write(Buffer.concat([Buffer.from(${header}, 'base64'), Buffer.alloc(80)])); process.exitCode = 3`,
    'ended with 3',
  ],
  ['prints nothing and never exits', `setInterval(() => {}, 1000)`, 'SIGKILL'],
])('returns a damaged recording when the program %s', async (name, script, words) => {
  const program = await programThat(name.replaceAll(' ', '-'), script)
  const refused = await countFrames(program, 1).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(UnreadableSound)
  expect(refused).toMatchObject({ problem: 'broken', cause: expect.stringContaining(words) })
  expect(Object(refused).message).toBe('The recording is damaged. Record or export it again.')
})

test('returns a failure when the program is missing', async () => {
  await expect(countFrames(join(folder, 'nowhere'))).rejects.toBeInstanceOf(UnreadableSound)
})

test('ends the program when its consumer stops', async () => {
  const report = join(folder, 'pid')
  const program = await programThat(
    'endless',
    `require('node:fs').writeFileSync(${JSON.stringify(report)}, String(process.pid))
     process.stdout.write(Buffer.from(${header}, 'base64'))
     const go = () => process.stdout.write(Buffer.alloc(65536), () => setImmediate(go))
     go()`,
  )
  for await (const stretch of decodeWithFfmpeg({ program, path: m4a, demuxer: 'mov', maxSeconds: 60 })) {
    if (stretch.channels.length > 0) break
  }
  const { readFile } = await import('node:fs/promises')
  const pid = Number(await readFile(report, 'utf8'))
  await expect.poll(() => isRunning(pid)).toBe(false)
})

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('treats a file name that looks like an option, playlist or URL as a file, or refuses it', async () => {
  const ffmpeg = findFfmpeg()
  const names = ['-i', 'concat:a|b', 'http:', 'a b;touch c.m4a', '%d.m4a']
  for (const name of names) {
    await mkdir(join(folder, 'names'), { recursive: true })
    const path = join(folder, 'names', name)
    await copyFile(m4a, path)
    const heard = await collect(path, ffmpeg)
    expect([name, heard]).toEqual([name, ffmpeg ? 'sound' : 'unsupported-format'])
  }
})

async function collect(path: string, ffmpeg: string | null): Promise<string> {
  try {
    for await (const { channels } of decodeSound(path, 60, { ffmpeg })) if (channels.length === 0) return 'nothing'
    return 'sound'
  } catch (error) {
    if (error instanceof UnreadableSound) return error.problem
    throw error
  }
}

test('looks for the program on the PATH of the process', async () => {
  const bin = join(folder, 'bin')
  await mkdir(bin)
  expect(findFfmpeg(`${folder}:${bin}`, 'linux')).toBeNull()
  await copyFile(await programThat('any', ''), join(bin, 'ffmpeg'))
  expect(findFfmpeg(`${folder}:${bin}`, 'linux')).toBe(join(bin, 'ffmpeg'))
})
