import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import type { UsedNotes } from './use-notes'

export interface NoteLayerProps extends ReadingToolsProps {
  readonly notes: UsedNotes
}
