import type { Story } from '../story.ts'
import { nell } from './nell/nell.ts'
import { otto } from './otto/otto.ts'

/** The sample books, in the order of the library. */
export const stories: ReadonlyMap<string, Story> = new Map([
  ['nell', nell],
  ['otto', otto],
])
