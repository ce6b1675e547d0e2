import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import type { Listening } from './describe-listening'
import type { SleepTimer } from './use-sleep-timer'

export interface ListeningButtonProps extends ReadingToolsProps {
  readonly listening: Listening
  readonly timer: SleepTimer
}
