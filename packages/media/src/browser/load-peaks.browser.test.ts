import { writeWav } from '@lectern/core/audio'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadPeaks, type LoadPeaksOptions } from './load-peaks'

const SAMPLE_RATE = 16_000

beforeEach(() => {
  indexedDB.deleteDatabase('lectern-peaks')
})

/** Two minutes of silence with one second of sound after the first. */
function makeNarration(): string {
  const samples = new Float32Array(SAMPLE_RATE * 120)
  samples.fill(0.5, SAMPLE_RATE, SAMPLE_RATE * 2)
  const wav = writeWav({ sampleRate: SAMPLE_RATE, channels: [samples] })
  return URL.createObjectURL(new Blob([new Uint8Array(wav)], { type: 'audio/wav' }))
}

function load(url: string, options: Partial<LoadPeaksOptions> = {}) {
  return loadPeaks({
    url,
    renew: async () => null,
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...options,
  })
}

test('outlines a narration in a worker, with its progress, and stores it for the next visit', async () => {
  const url = makeNarration()
  const fractions: (number | null)[] = []
  const first = await load(url, { onProgress: (fraction) => fractions.push(fraction) })
  if (first.kind !== 'loaded') throw new Error(first.reason)
  const [finest] = first.peaks.levels
  expect(first.peaks.seconds).toBe(120)
  const isLoud = (second: number) => (finest?.bounds[second * 1000 + 1] ?? 0) > 16_000
  expect([0.99, 1.01, 1.99, 2.01].map(isLoud)).toEqual([false, true, true, false])
  expect(fractions.filter((fraction) => fraction !== null)).toEqual(
    fractions.filter((fraction) => fraction !== null).toSorted((a, b) => a - b),
  )
  expect(fractions.at(-1)).toBe(1)
  // The sound itself is gone.
  URL.revokeObjectURL(url)
  expect(await load(url)).toEqual(first)
})

test('fetches a narration by its new link when the old one has expired', async () => {
  const renew = vi.fn<() => Promise<string>>().mockResolvedValue(makeNarration())
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  expect(await load('/objects/gone.mp3?expires=1', { renew })).toMatchObject({ kind: 'loaded' })
  expect(renew).toHaveBeenCalledOnce()
})

test('refuses what cannot be fetched and what is no sound', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const text = URL.createObjectURL(new Blob(['no sound']))
  expect(await load(text)).toEqual({ kind: 'refused', reason: 'unreadable' })
  URL.revokeObjectURL(text)
  expect(await load(`${text}-gone`)).toEqual({ kind: 'refused', reason: 'unreachable' })
})

test('rejects with the reason when it is aborted', async () => {
  const leaving = new AbortController()
  const loading = load(makeNarration(), { signal: leaving.signal, onProgress: () => leaving.abort(new Error('left')) })
  await expect(loading).rejects.toThrow('left')
})
