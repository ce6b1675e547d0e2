import type { LookUpWord, OnProgress, SpeechPage } from '@lectern/core/pipeline'
import type { Voice } from '@lectern/core/text'
import type { GenerationFailure } from '../generation/describe-generation-failure'
import type { GenerationJob } from '../generation/remember-job'
import type { Notice } from './step'

/** The speech server as the editor sees it. Calls reject if they fail. */
export interface SpeechApi {
  readonly lookUpWord: LookUpWord
  /** Resolves to the id of the job that generates the narration; null if it is finished already. */
  readonly generate: (voice: Voice, pages: readonly SpeechPage[]) => Promise<string | null>
  /** Resolves when the job has succeeded. */
  readonly followJob: (jobId: string, onProgress: OnProgress) => Promise<void>
}

/** Everything outside of the editor that it uses. */
export interface AudioEditorPorts {
  readonly api: SpeechApi
  /** Loads the chapter again after its narration has changed. */
  readonly loadNarration: () => Promise<unknown>
  /** Reads the reason of a rejected call. */
  readonly readFailure: (error: unknown) => GenerationFailure
  readonly notify: (notice: Notice) => void
  /** The job that generates the narration, as this device remembers it. */
  readonly job: GenerationJob
  readonly rememberVoice: (voiceId: string) => void
  readonly warn: (text: string, reason: unknown) => void
}
