import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import type { Definer } from './define-word'

export interface GlossaryProps extends Pick<ReadingToolsProps, 'address' | 'book' | 'asked' | 'slots'> {
  /** Called when the glossary is loaded, and with null when it is gone. */
  readonly onDefine: (definer: Definer | null) => void
}
