import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import type { Listening } from './use-listening'
import type { SleepTimer } from './use-sleep-timer'

export interface ListeningButtonProps extends ReadingToolsProps {
  readonly listening: Listening
  readonly timer: SleepTimer
}
