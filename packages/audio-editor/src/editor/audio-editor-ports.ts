import type { LookUpWord, OnProgress, SpeechPage } from '@lectern/core/pipeline'
import type { Voice } from '@lectern/core/text'
import type { GenerationFailure } from '../generation/describe-generation-failure'
import type { GenerationJob } from '../generation/remember-job'
import type { RecordingSource } from '../importing/import-work'
import type { PreparedRecording } from '../importing/prepare-recording'
import type { KeptEdits } from '../speech-text/keep-edits'
import type { TakeChoice } from '../takes/takes-api'
import type { TrackApi } from '../track/track-api'
import type { Notice, VoiceReplacement } from './step'

/** The response to a generation: the job to follow, or the result if it is finished already. */
export type GenerationResponse =
  | { readonly kind: 'queued'; readonly jobId: string }
  | ({ readonly kind: 'finished' } & GenerationResult)

/** The result of a finished generation. */
export interface GenerationResult {
  /** The link of the track; null if the response has none. */
  readonly audioLink: string | null
  readonly replacements: readonly VoiceReplacement[]
}

/** The speech server as the editor sees it. Calls reject if they fail. */
export interface SpeechApi {
  readonly lookUpWord: LookUpWord
  readonly generate: (
    voice: Voice,
    pages: readonly SpeechPage[],
    dictionaryIds: readonly string[],
  ) => Promise<GenerationResponse>
  /** Resolves when the narration has the take. */
  readonly chooseTake: (chapterVariationId: number, choice: TakeChoice, onProgress: OnProgress) => Promise<void>
  /** Resolves when the job has succeeded. */
  readonly followJob: (jobId: string, onProgress: OnProgress) => Promise<GenerationResult>
}

/** Everything outside of the editor that it uses. */
export interface AudioEditorPorts {
  readonly api: SpeechApi
  readonly track: TrackApi
  /** Makes an MP3 of files that the author has chosen. */
  readonly prepareRecording: (source: RecordingSource, onShare: (share: number) => void) => Promise<PreparedRecording>
  /** Loads the chapter again after its narration has changed. */
  readonly loadNarration: () => Promise<unknown>
  /** Reads the reason of a rejected call. */
  readonly readFailure: (error: unknown) => GenerationFailure
  readonly notify: (notice: Notice) => void
  /** The job that generates the narration, as this device remembers it. */
  readonly job: GenerationJob
  /** The author's changes to the text, as this device keeps them. */
  readonly edits: Pick<KeptEdits, 'read' | 'write'>
  readonly rememberVoice: (voiceId: string) => void
  readonly warn: (text: string, reason: unknown) => void
}
