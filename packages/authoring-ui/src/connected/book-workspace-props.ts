import type { KeyStorage, SessionKeeper } from '@lectern/api-client/session'
import type { ReactNode } from 'react'
import type { WorkPlace } from '../guide/work-place'
import type { VoiceChoices } from '../rect-voice/voice-choices'
import type { UnsavedWork } from './unsaved-work'
import type { VoiceStep } from './voice-step'

export interface BookWorkspaceProps {
  readonly session: SessionKeeper
  readonly bookId: number
  readonly place: WorkPlace
  readonly onPlace: (place: WorkPlace) => void
  /** Receives the unsaved work whenever it changes; null if everything is saved. */
  readonly onUnsaved: (work: UnsavedWork | null) => void
  /** Voices for selected words; none by default. */
  readonly voices?: VoiceChoices
  /** Remembers on this device that the first steps were closed; without it, the mounted workspace does. */
  readonly storage?: KeyStorage
  readonly renderVoice: (voice: VoiceStep) => ReactNode
  /** Links to the other parts of the book, shown in its bar; none by default. */
  readonly links?: ReactNode
}
