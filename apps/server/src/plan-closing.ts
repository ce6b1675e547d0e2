import type { Logger } from 'pino'
import { closeInOrder, type ClosingStep } from './close-in-order'

/** Deadline of each part's end, in milliseconds since the stop began; under two seconds in total. */
const closingBy = { jobs: 500, calls: 1200, engines: 1350, connections: 1500, database: 1900, folder: 1950 }

/** Collects the parts of a server as they start, to close them in the order of their deadlines. */
export interface Closing {
  readonly add: (part: keyof typeof closingBy, close: ClosingStep['close']) => void
  /** Closes the parts added so far, each once. Logs those that do not end in time. */
  readonly closeAll: () => Promise<void>
}

export function planClosing(logger: Logger): Closing {
  const steps: ClosingStep[] = []
  return {
    add(part, close) {
      steps.push({ what: part, byMs: closingBy[part], close })
    },
    closeAll: () =>
      closeInOrder(
        steps.splice(0).toSorted((a, b) => a.byMs - b.byMs),
        {
          nowMs: () => performance.now(),
          complain: (what, error) => logger.error({ err: error }, `the ${what} could not be closed in order`),
        },
      ),
  }
}
