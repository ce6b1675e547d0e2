import { afterAll, beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// vitest-browser-react registers this hook when it is loaded, which happens once in a page that many test files share.
beforeEach(cleanup)
afterAll(cleanup)
