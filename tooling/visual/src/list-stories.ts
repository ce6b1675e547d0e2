import { readIndex } from './read-index.ts'

/** A story that no picture can hold: its letters come from the machine, or what it draws is never the same. */
const WITHOUT_PICTURE = 'no-picture'

/**
 * The ids of the stories whose pictures are compared.
 *
 * @param index the text of Storybook's `index.json`
 * @param wanted parts of ids; all stories when there are none
 * @throws naming the part that no story has: nothing compared is not nothing changed
 */
export function listStories(index: string, wanted: readonly string[]): readonly string[] {
  const stories = readIndex(index)
    .filter(({ type, tags }) => type === 'story' && !tags.includes(WITHOUT_PICTURE))
    .map(({ id }) => id)
  const unknown = wanted.find((part) => !stories.some((id) => id.includes(part)))
  if (unknown !== undefined) throw new Error(`No story is called "${unknown}".`)
  return wanted.length === 0 ? stories : stories.filter((id) => wanted.some((part) => id.includes(part)))
}
