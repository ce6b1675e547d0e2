import * as z from 'zod'

/** What Storybook's index says of each story and page. */
const Index = z.object({
  entries: z.record(z.string(), z.object({ type: z.string(), id: z.string(), tags: z.array(z.string()).default([]) })),
})

/** The stories and pages of a storybook, by the text of its `index.json`. */
export function readIndex(index: string): readonly z.infer<typeof Index>['entries'][string][] {
  return Object.values(Index.parse(JSON.parse(index)).entries)
}
