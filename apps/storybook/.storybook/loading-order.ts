import { createContext } from 'react'
import type { Loading } from './order-loading'

/** In which the windows of a page of documentation load: each page has its own. */
export const LoadingOrder = createContext<Loading>({
  join: (place) => {
    throw new Error(`A window of a story stands outside a page: ${place.outerHTML}`)
  },
  leave: () => undefined,
})
