import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const builtStorybook = join(import.meta.dirname, '..', '..', '..', 'apps', 'storybook', 'storybook-static')

/** The text of the built storybook's index. @throws when it is not built */
export async function readBuiltIndex(): Promise<string> {
  return readFile(join(builtStorybook, 'index.json'), 'utf8').catch((cause: unknown) => {
    throw new Error('The storybook is not built: pnpm --filter @lectern/storybook build', { cause })
  })
}
