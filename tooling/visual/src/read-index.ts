import * as z from 'zod'

const Entry = z.object({
  type: z.string(),
  id: z.string(),
  title: z.string(),
  name: z.string(),
  tags: z.array(z.string()).default([]),
})

/** A story or a page of documentation, as Storybook's index describes it. */
export type IndexEntry = z.infer<typeof Entry>

const Index = z.object({ entries: z.record(z.string(), Entry) })

/** Parses the text of a built Storybook's `index.json`. @throws if it has another shape */
export function readIndex(index: string): readonly IndexEntry[] {
  return Object.values(Index.parse(JSON.parse(index)).entries)
}
