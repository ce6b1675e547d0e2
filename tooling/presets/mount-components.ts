import React from 'react'
import { flushSync } from 'react-dom'
import { afterAll, beforeEach } from 'vitest'

// vitest-browser-react renders by React's `act`, which exists in its development build only. A test finds the first screen and
// its effects when `render` has ended, as with `act`.
const wait = globalThis.setTimeout.bind(globalThis)
Object.assign(React, {
  unstable_act: async (callback: () => unknown) => {
    await flushSync(callback)
    await new Promise((resolve) => wait(resolve))
  },
})

const { cleanup } = await import('vitest-browser-react')

// vitest-browser-react registers this hook when it is loaded, which happens once in a page that many test files share.
beforeEach(cleanup)
afterAll(cleanup)
