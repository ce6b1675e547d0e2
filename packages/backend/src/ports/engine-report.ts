/** What an engine is there for. */
export type EnginePart = 'recognition' | 'speech' | 'alignment' | 'words' | 'import' | 'images' | 'audio'

/** What the operator can set or install to mend or change an engine; the catalogue of engine texts has a sentence for each. */
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

/** Why an engine is not well or was not tried, where it was not the engine that said so. */
export type EngineReason =
  | 'speech-not-installed'
  | 'tesseract-not-found'
  | 'paid-for'
  | 'voice-paid-for'
  | 'voice-not-well'
  | 'no-answer'

/** Which engine serves a part, and how it is. No key is ever in it. */
export interface EngineReport {
  part: EnginePart
  /** As people call it: `tesseract.js`, `ElevenLabs`. */
  engine: string
  /** Comes with Lectern, is a program of this machine, or somebody's service. */
  origin: 'embedded' | 'machine' | 'provider'
  /** `absent`: an optional part that is not installed. Without `seconds` `well` says only that nothing is known to be wrong. */
  state: 'well' | 'unwell' | 'absent'
  /** Why it is not well, or why a probe left it out. */
  reason?: EngineReason
  /** English; what the engine itself said of why it is not well. */
  detail?: string
  /** Primary language subtags; left out where it works in none or in every one, or has not been asked. */
  languages?: string[]
  /** How many voices it offers, once it was asked. */
  voices?: number
  /** What a tiny job took, its start included; only of an engine that a probe tried. */
  seconds?: number
  /** For the operator. */
  advice: EngineAdvice[]
}

export interface EngineReports {
  /**
   * From the settings and what is installed. No engine is started and no provider asked; the tesseract of the machine lists
   * its languages once, which is remembered.
   */
  glance(): Promise<EngineReport[]>
  /**
   * Has every engine do a tiny job, which outside providers are paid for; `onReport` is told of each when it has. Rejects
   * only when the signal is aborted.
   */
  probe(signal?: AbortSignal, onReport?: (report: EngineReport) => void): Promise<EngineReport[]>
  /** The same without any job that is paid for: such an engine's report says why it was left out. */
  probeUnpaid(signal?: AbortSignal): Promise<EngineReport[]>
}
