import { alignFromChapter, appApi, runJob } from '@lectern/api-client/app'
import { mainApi } from '@lectern/api-client/main'
import { isApiFailure, type SessionKeeper } from '@lectern/api-client/session'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { StepOutcome, TrackApi } from '../track/track-api'

export interface TrackApiOptions {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
  readonly session: SessionKeeper
}

/** The store has a file of that name. */
const CONFLICT = 409

/** Connects the work on a chapter's track to the server, the upload storage and the MP3 encoder. */
export function createTrackApi({ dispatch, session }: TrackApiOptions): TrackApi {
  /** Fetches from the server's store or from a storage elsewhere. */
  async function transfer<T>(
    link: string,
    init: RequestInit,
    read: (response: Response) => Promise<T>,
  ): Promise<StepOutcome<T>> {
    const { origin } = new URL(session.baseUrl, globalThis.location.href)
    try {
      const response = await session.fetch(new URL(link, origin), init)
      if (response.ok) return { kind: 'done', value: await read(response) }
      return { kind: 'failed', status: response.statusText || String(response.status) }
    } catch (error) {
      // Fetch rejects with a TypeError if the connection fails.
      if (error instanceof TypeError) return { kind: 'failed', status: null }
      throw error
    }
  }

  return {
    async findTrack(id) {
      const query = dispatch(appApi.endpoints.getChapterAudio.initiate({ id }, { forceRefetch: true }))
      const { data, error } = await query
      query.unsubscribe()
      return data === undefined ? fail(error) : { kind: 'done', value: data.audio_link }
    },
    fetchWav: (link) => transfer(link, {}, (response) => response.blob()),
    async encodeMp3(wav, onProgress) {
      // Loaded with the first conversion: most chapters have an MP3 already.
      const { convertWavToMp3InWorker } = await import('@lectern/media/browser')
      const conversion = await convertWavToMp3InWorker({ wav, onProgress })
      return conversion.kind === 'converted'
        ? { kind: 'done', value: new Blob([conversion.mp3], { type: 'audio/mpeg' }) }
        : { kind: 'unreadable-wav' }
    },
    async uploadMp3(id, fileName, mp3) {
      const presign = mainApi.endpoints.presignAudioUpload.initiate({ id, fileName, size: mp3.size }, { track: false })
      const { data: address, error } = await dispatch(presign)
      if (address === undefined) {
        // An earlier visit uploaded it and was closed before it became the track. Its name tells what it is made from.
        return isApiFailure(error) && error.status === CONFLICT ? done : fail(error)
      }
      const { url, method } = address
      return transfer(url, { method, headers: { 'content-type': 'audio/mpeg' }, body: mp3 }, async () => null)
    },
    async nameTrack(id, audioFileName) {
      const request = appApi.endpoints.setChapterAudio.initiate({ id, body: { audioFileName } }, { track: false })
      const { error } = await dispatch(request)
      return error === undefined ? done : fail(error)
    },
    async align({ chapterVariationId, bookId, pages }, onProgress) {
      const request = alignFromChapter(
        { chapterVariationId, enabledSpooledFile: false, bookId, editor: null, pageData: pages },
        { prefer: 'respond-async' },
      )
      const { data: response, error } = await dispatch(request)
      if (response === undefined) return { kind: 'failed', text: isApiFailure(error) ? error.msg : '' }
      if (!('jobId' in response)) return { kind: 'done', result: response }
      const outcome = await runJob(session, response.jobId, onProgress)
      return outcome.kind === 'succeeded'
        ? { kind: 'done', result: outcome.result }
        : { kind: 'failed', text: outcome.message }
    },
  }
}

const done = { kind: 'done', value: null } as const

/** Reads the status of a refused call: its text, over HTTP/2 the server's words or the number. */
function fail(error: unknown): Extract<StepOutcome<never>, { kind: 'failed' }> {
  if (!isApiFailure(error) || error.status === 0) return { kind: 'failed', status: null }
  return { kind: 'failed', status: error.statusText || error.msg || String(error.status) }
}
