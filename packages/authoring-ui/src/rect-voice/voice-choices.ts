import { createContext } from 'react'

/** A voice that can speak selected words. */
export interface VoiceChoice {
  readonly voiceId: string
  readonly name: string
}

/** The voices of the application. */
export interface VoiceChoices {
  /** Empty while they are loading, and where there are none. */
  readonly voices: readonly VoiceChoice[]
  /** Called when the voices are about to be shown. */
  readonly onWanted: () => void
}

export const noVoices: VoiceChoices = { voices: [], onWanted: () => undefined }

export const VoiceChoicesContext = createContext<VoiceChoices>(noVoices)
