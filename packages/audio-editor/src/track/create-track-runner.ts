import type { AudioEditorPorts } from '../editor/audio-editor-ports'
import type { EditorEffect } from '../editor/step'
import type { TrackEvent } from './step-track-work'
import type { StepOutcome } from './track-api'
import type { TrackFailure } from './track-work'

export type TrackEffect = Extract<
  EditorEffect,
  { do: 'find-track' | 'fetch-wav' | 'encode-mp3' | 'upload-mp3' | 'name-track' | 'load-track' | 'align' }
>

/** Returns a function that executes an effect of the work on the track and reports its outcome as an event. */
export function createTrackRunner(
  { track, loadNarration, warn }: Pick<AudioEditorPorts, 'track' | 'loadNarration' | 'warn'>,
  send: (event: TrackEvent) => void,
): (effect: TrackEffect) => void {
  const fail = (failure: TrackFailure) => send({ kind: 'track-work-failed', failure })

  function report<T>(
    step: Extract<TrackFailure, { kind: 'call' }>['step'],
    outcome: StepOutcome<T>,
    toEvent: (value: T) => TrackEvent,
  ): void {
    if (outcome.kind === 'failed') fail({ kind: 'call', step, status: outcome.status })
    else send(toEvent(outcome.value))
  }

  async function load(): Promise<void> {
    try {
      await loadNarration()
    } catch (error) {
      warn('The chapter could not be loaded with its track.', error)
      return fail({ kind: 'not-loaded' })
    }
    send({ kind: 'track-loaded' })
  }

  async function run(effect: TrackEffect): Promise<void> {
    switch (effect.do) {
      case 'find-track':
        return report('find', await track.findTrack(effect.chapterVariationId), (link) => ({
          kind: 'track-found',
          link,
        }))
      case 'fetch-wav':
        return report('fetch', await track.fetchWav(effect.link), (wav) => ({ kind: 'wav-fetched', wav }))
      case 'encode-mp3': {
        const outcome = await track.encodeMp3(effect.wav, (share) => send({ kind: 'encoding-progressed', share }))
        return outcome.kind === 'done' ? send({ kind: 'mp3-encoded', mp3: outcome.value }) : fail(outcome)
      }
      case 'upload-mp3': {
        const { bookId, fileName, mp3 } = effect
        if (bookId === null) return fail({ kind: 'other', text: '' })
        return report('upload', await track.uploadMp3(bookId, fileName, mp3), () => ({ kind: 'mp3-uploaded' }))
      }
      case 'name-track':
        return report('name', await track.nameTrack(effect.chapterVariationId, effect.fileName), () => ({
          kind: 'track-named',
        }))
      case 'load-track':
        return load()
      case 'align': {
        const outcome = await track.align(effect.plan, ({ done, total }) =>
          send({ kind: 'alignment-progressed', done, total }),
        )
        if (outcome.kind === 'failed') return fail({ kind: 'other', text: outcome.text })
        return load()
      }
    }
  }

  return (effect) =>
    void run(effect).catch((error: unknown) => {
      warn(`The step "${effect.do}" of the chapter's audio failed.`, error)
      fail({ kind: 'other', text: '' })
    })
}
