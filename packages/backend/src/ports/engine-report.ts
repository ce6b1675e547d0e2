/** Task of an engine. */
export type EnginePart = 'recognition' | 'speech' | 'alignment' | 'words' | 'import' | 'images' | 'audio'

/**
 * Advice for the operator on fixing or changing an engine; the catalogue of engine texts has a sentence for each.
 * `choose-own-…`: use the included engine. `leave-tesseract`: use the included recognition, stop using tesseract.
 */
export type EngineAdvice =
  | 'set-vision-key'
  | 'choose-vision'
  | 'choose-own-recognition'
  | 'leave-tesseract'
  | 'install-tesseract'
  | 'install-tesseract-or-change'
  | 'set-elevenlabs-key'
  | 'choose-elevenlabs-speech'
  | 'choose-own-speech'
  | 'install-speech'
  | 'set-elevenlabs-alignment'
  | 'choose-elevenlabs-alignment'
  | 'choose-own-alignment'
  | 'install-speech-for-alignment'

/**
 * Reason why an engine fails or was not tested, unless its own message says it. `paid-for`, `voice-paid-for`: not tested, because
 * the test would cost money. `voice-not-well`: the voice is failing. `no-answer`: the test timed out.
 */
export type EngineReason =
  | 'speech-not-installed'
  | 'tesseract-not-found'
  | 'paid-for'
  | 'voice-paid-for'
  | 'voice-not-well'
  | 'no-answer'

/** Engine of a part, and its state. Contains no keys. */
export interface EngineReport {
  part: EnginePart
  /** Display name: `tesseract.js`, `ElevenLabs`. */
  engine: string
  /** Shipped with Lectern, a program of this machine, or an external service. */
  origin: 'embedded' | 'machine' | 'provider'
  /**
   * `well`: healthy; without `seconds`, not tested and no fault known. `unwell`: failing. `absent`: optional and not installed.
   */
  state: 'well' | 'unwell' | 'absent'
  /** Reason why it failed or was not tested; absent if `detail` says it. */
  reason?: EngineReason
  /** The engine's own explanation, in English. */
  detail?: string
  /** Primary language subtags; missing if it supports none or all, or was not queried. */
  languages?: string[]
  /** Number of voices, if it was queried. */
  voices?: number
  /** Duration of the probe, including the start of the engine; only after a probe. */
  seconds?: number
  /** Advice for the operator. */
  advice: EngineAdvice[]
}

export interface EngineReports {
  /**
   * Reports from the settings and installed files. Starts no engine and calls no provider; lists the languages of the
   * machine's tesseract once and caches them.
   */
  glance(): Promise<EngineReport[]>
  /**
   * Runs a quick test of every engine, which providers charge for; calls `onReport` with each result. Rejects only if the
   * signal is aborted.
   */
  probe(signal?: AbortSignal, onReport?: (report: EngineReport) => void): Promise<EngineReport[]>
  /** Does the same without paid tests: the reports of such engines say why they were left out. */
  probeUnpaid(signal?: AbortSignal): Promise<EngineReport[]>
}
