import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeMp3, loadMp3Encoder } from '@lectern/media'
import { readWavFile, writeWavFile } from '@lectern/media/node'
import type { CDPSession } from 'playwright'
import type { BenchResult } from '../bench.ts'
import { openBuiltPage } from '../open-built-page.ts'

const rounds = 3
/** More rounds, since a busy machine delays the two by turns. */
const nodeRounds = 5
/** Lengths of the speech: one recording of a person, repeated. */
const lengths = { compared: 120, inNode: 300, hour: 3600 }
const MS_PER_SECOND = 1000

/** Measures MP3 encoding of speech at 128 kbit/s: in a page against lamejs, in Node against ffmpeg if it is installed. */
export async function measureMp3(report: (result: BenchResult) => void): Promise<void> {
  const speech = await readSpeech()
  await measureInPage(speech, report)
  await measureInNode(speech, report)
}

interface Speech {
  pcm: Int16Array
  sampleRate: number
  seconds: number
}

async function readSpeech(): Promise<Speech> {
  const path = createRequire(import.meta.url).resolve('@lectern/material/narration/mary.wav')
  const wav = await readWavFile(path)
  if (wav.kind === 'broken') throw new Error(wav.message)
  const [samples = new Float32Array(0)] = wav.pcm.channels
  return {
    pcm: Int16Array.from(samples, (sample) => sample * 32_767),
    sampleRate: wav.pcm.sampleRate,
    seconds: wav.seconds,
  }
}

const timesFor = ({ seconds }: Speech, wanted: number): number => Math.ceil(wanted / seconds)

async function measureInPage(speech: Speech, report: (result: BenchResult) => void): Promise<void> {
  await openBuiltPage({ root: join(import.meta.dirname, 'mp3-page'), readyName: 'timeEncoders' }, async (page) => {
    const repeats = timesFor(speech, lengths.compared)
    const seconds = repeats * speech.seconds
    const sound = { pcm: [...speech.pcm], repeats, sampleRate: speech.sampleRate }
    let ours = Infinity
    let lamejs = Infinity
    for (let round = 0; round < rounds; round += 1) {
      const times = await page.evaluate(
        (given) => window.timeEncoders(given.pcm, given.repeats, given.sampleRate),
        sound,
      )
      ours = Math.min(ours, times.ourSeconds)
      lamejs = Math.min(lamejs, times.lamejsSeconds)
    }
    report(speed('MP3 in a page, its worker started', seconds / ours, { name: 'lamejs', value: seconds / lamejs }, 3))
    const hour = { ...sound, repeats: timesFor(speech, lengths.hour) }
    const session = await page.context().newCDPSession(page)
    // Processor time of the page's main thread: wall-clock time would depend on the load of the machine.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const before = await readTaskMs(session)
    const long = await page.evaluate((given) => window.encodeLong(given.pcm, given.repeats, given.sampleRate), hour)
    const taskMs = (await readTaskMs(session)) - before
    report(speed('MP3 of an hour in a page', (hour.repeats * speech.seconds) / long, null, null))
    report(atMost('what that page’s own thread does for it', 'ms/minute', taskMs / (lengths.hour / 60), 50))
  })
}

/** Returns the processor time of the page's main thread so far, without its worker, in milliseconds. */
async function readTaskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * MS_PER_SECOND
}

async function measureInNode({ pcm, sampleRate, seconds: once }: Speech, report: (result: BenchResult) => void) {
  const repeats = Math.ceil(lengths.inNode / once)
  const seconds = repeats * once
  const sound = new Float32Array(pcm.length * repeats)
  for (let at = 0; at < sound.length; at += 1) sound[at] = (pcm[at % pcm.length] ?? 0) / 32_768
  const folder = await mkdtemp(join(tmpdir(), 'lectern-mp3-'))
  try {
    const path = join(folder, 'speech.wav')
    await writeWavFile(path, { encoding: 'integer', bitsPerSample: 16, channelCount: 1, sampleRate }, [[sound]])
    // As in the server's worker, which keeps it.
    const loaded = await loadMp3Encoder()
    let ours = Infinity
    let ffmpeg: number | null = Infinity
    for (let round = 0; round < nodeRounds; round += 1) {
      ours = Math.min(ours, await time(() => encodeMp3({ pcm: sound, sampleRate, loaded })))
      const theirs = await timeFfmpeg(path, join(folder, 'speech.mp3'))
      ffmpeg = theirs === null || ffmpeg === null ? null : Math.min(ffmpeg, theirs)
    }
    if (ffmpeg === null) console.log('  no ffmpeg on this machine: MP3 in Node is not compared')
    const peer = ffmpeg === null ? null : { name: 'ffmpeg (libmp3lame)', value: seconds / ffmpeg }
    report(speed('MP3 in Node', seconds / ours, peer, null))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await run()
  return (performance.now() - start) / MS_PER_SECOND
}

/** Times ffmpeg, in seconds. Returns null if it is not installed. */
async function timeFfmpeg(from: string, to: string): Promise<number | null> {
  const parameters = ['-nostdin', '-loglevel', 'error', '-y', '-i', from, '-c:a', 'libmp3lame', '-b:a', '128k', to]
  const start = performance.now()
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn('ffmpeg', parameters, { stdio: 'ignore' })
    child.once('error', () => resolve(null))
    child.once('exit', resolve)
  })
  return code === 0 ? (performance.now() - start) / MS_PER_SECOND : null
}

function atMost(name: string, unit: string, ours: number, bound: number): BenchResult {
  return { name, unit, ours, target: `≤ ${bound}`, peers: [], reached: ours <= bound }
}

/** Makes a result in multiples of real time; `targetRatio` is the required multiple of the peer's speed. */
function speed(
  name: string,
  ours: number,
  peer: { name: string; value: number } | null,
  targetRatio: number | null,
): BenchResult {
  const row = { name, unit: '× real time', ours, target: null }
  if (peer === null) return { ...row, peers: [], reached: true }
  const times = ours / peer.value
  return {
    ...row,
    peers: [{ ...peer, ratio: times, targetRatio }],
    reached: targetRatio === null || times >= targetRatio,
  }
}
