import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import type { DefineWord } from './define-word'

export interface GlossaryProps extends Pick<ReadingToolsProps, 'book' | 'asked' | 'slots'> {
  /** Called when the glossary is loaded, and with null when it is gone. */
  readonly onDefine: (define: DefineWord | null) => void
}
