import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createLitWords } from '../page-stage/lit-words'
import { ChapterPlayer } from './chapter-player'

/** Silence, as a WAV file: 8 bits, 8 kHz, mono. */
function silence(seconds: number): string {
  const samples = seconds * 8000
  const bytes = new Uint8Array(44 + samples).fill(128, 44)
  const view = new DataView(bytes.buffer)
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  write(0, 'RIFF')
  view.setUint32(4, 36 + samples, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, 8000, true)
  view.setUint32(28, 8000, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, samples, true)
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }))
}

function Player(props: { readonly first: string; readonly renewed: string; readonly onFailure: () => void }) {
  return (
    <ChapterPlayer
      audioUrl={props.first}
      words={[]}
      lit={createLitWords()}
      onWord={() => undefined}
      renewTrack={async () => props.renewed}
      onFailure={props.onFailure}
    />
  )
}

it('a track whose link has ended is fetched anew and plays, without a word about it', async () => {
  const onFailure = vi.fn()
  await render(<Player first="/objects/gone.mp3?expires=1" renewed={silence(10)} onFailure={onFailure} />)
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.poll(() => document.querySelector('audio')?.currentTime ?? 0).toBeGreaterThan(0)
  expect(onFailure).not.toHaveBeenCalled()
})

it('a track that a new link does not help either is told once', async () => {
  const onFailure = vi.fn()
  await render(
    <Player first="/objects/gone.mp3?expires=1" renewed="/objects/gone.mp3?expires=2" onFailure={onFailure} />,
  )
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalled())
  expect(onFailure).toHaveBeenCalledOnce()
})
