import { writeWav } from '@lectern/core/audio'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createHighlightedWords } from '../page-stage/highlighted-words'
import { ChapterPlayer } from './chapter-player'

const silence = (seconds: number): string => {
  const bytes = writeWav({ sampleRate: 8000, channels: [new Float32Array(8000 * seconds)] })
  return URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'audio/wav' }))
}

function Player(props: { readonly first: string; readonly renewed: string; readonly onFailure: () => void }) {
  return (
    <ChapterPlayer
      audioUrl={props.first}
      words={[]}
      highlighted={createHighlightedWords()}
      onWord={() => undefined}
      renewTrack={async () => props.renewed}
      onFailure={props.onFailure}
    />
  )
}

it('renews an expired link and plays without a notice', async () => {
  const onFailure = vi.fn()
  await render(<Player first="/objects/gone.mp3?expires=1" renewed={silence(10)} onFailure={onFailure} />)
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.poll(() => document.querySelector('audio')?.currentTime ?? 0).toBeGreaterThan(0)
  expect(onFailure).not.toHaveBeenCalled()
})

it('reports narration once that a renewed link does not play either', async () => {
  const onFailure = vi.fn()
  await render(
    <Player first="/objects/gone.mp3?expires=1" renewed="/objects/gone.mp3?expires=2" onFailure={onFailure} />,
  )
  await expect.poll(() => onFailure).toHaveBeenCalled()
  expect(onFailure).toHaveBeenCalledOnce()
})
