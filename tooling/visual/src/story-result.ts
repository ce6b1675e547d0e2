import type { MatchedStory } from './match-stories.ts'
import type { Picture } from './picture.ts'
import type { ViewName } from './views.ts'

/** One view of a story that looks different, or that one side lacks. */
export interface ViewChange {
  readonly view: ViewName
  readonly before: Picture | null
  readonly after: Picture | null
  /** Changed pixels in pink; null if one side has no picture. */
  readonly difference: Picture | null
  readonly changedPixels: number
}

/** A story that the base cannot draw has nothing to compare with and counts as added. */
export type StoryResult =
  | { readonly kind: 'same'; readonly story: MatchedStory }
  | {
      readonly kind: 'changed' | 'added' | 'removed'
      readonly story: MatchedStory
      readonly views: readonly ViewChange[]
    }
  | { readonly kind: 'failed'; readonly story: MatchedStory; readonly reason: string }
