import { writeWav } from '@lectern/core/audio'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PageSpan } from './find-page-span'
import { useTrackPlayer, type ListeningTarget } from './use-track-player'

const silence = (seconds: number): string => {
  const bytes = writeWav({ sampleRate: 8000, channels: [new Float32Array(8000 * seconds)] })
  return URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'audio/wav' }))
}

interface PlayerProps {
  readonly url: string
  /** Link returned when it is requested again. */
  readonly renewed?: string
  readonly onFailure: () => void
}

function Player({ url, renewed = url, onFailure }: PlayerProps) {
  const player = useTrackPlayer({ audioUrl: url, renewTrack: async () => renewed, onFailure })
  const button = (target: ListeningTarget, span: PageSpan | null) => (
    <button type="button" aria-pressed={player.playing === target} onClick={() => player.toggle(target, span)}>
      {`Listen ${target}`}
    </button>
  )
  return (
    <>
      {button(7, { startTime: 1, endTime: 1.3 })}
      {button(8, { startTime: 2, endTime: 9 })}
      {button('chapter', null)}
    </>
  )
}

const pressed = (name: string) => page.getByRole('button', { name, pressed: true })

it('plays a page from its start to its end', async () => {
  const onFailure = vi.fn()
  await render(<Player url={silence(10)} onFailure={onFailure} />)
  await page.getByRole('button', { name: 'Listen 7' }).click()
  await expect.element(pressed('Listen 7')).toBeVisible()
  await expect.element(pressed('Listen 7')).not.toBeInTheDocument()
  expect(onFailure).not.toHaveBeenCalled()
})

it('plays one thing at a time, and stops when pressed again', async () => {
  const onFailure = vi.fn()
  await render(<Player url={silence(10)} onFailure={onFailure} />)
  await page.getByRole('button', { name: 'Listen 8' }).click()
  await page.getByRole('button', { name: 'Listen chapter' }).click()
  await expect.element(pressed('Listen chapter')).toBeVisible()
  expect(pressed('Listen 8').elements()).toEqual([])
  await page.getByRole('button', { name: 'Listen chapter' }).click()
  expect(page.getByRole('button', { pressed: true }).elements()).toEqual([])
  expect(onFailure).not.toHaveBeenCalled()
})

it('reports narration that cannot be played once, and shows nothing as playing', async () => {
  const onFailure = vi.fn()
  await render(<Player url={URL.createObjectURL(new Blob(['no sound']))} onFailure={onFailure} />)
  await page.getByRole('button', { name: 'Listen 8' }).click()
  await expect.poll(() => onFailure).toHaveBeenCalledOnce()
  await expect.poll(() => page.getByRole('button', { pressed: true }).elements()).toEqual([])
})

it('renews an expired link without a notice', async () => {
  const onFailure = vi.fn()
  await render(<Player url="/objects/gone.mp3?expires=1" renewed={silence(10)} onFailure={onFailure} />)
  await page.getByRole('button', { name: 'Listen 8' }).click()
  await expect.poll(() => pressed('Listen 8').elements()).toHaveLength(1)
  // Stays playing: a failure would stop it immediately.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(pressed('Listen 8').elements()).toHaveLength(1)
  expect(onFailure).not.toHaveBeenCalled()
})
