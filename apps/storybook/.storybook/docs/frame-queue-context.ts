import { createContext } from 'react'
import type { FrameQueue } from './create-frame-queue'

/** The queue in which the frames of a page of documentation load; each page has its own. */
export const FrameQueueContext = createContext<FrameQueue>({
  join: (container) => {
    throw new Error(`A story's frame is outside a page of documentation: ${container.outerHTML}`)
  },
  leave: () => undefined,
  update: () => undefined,
})
