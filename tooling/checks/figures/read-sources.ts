import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTestSupport } from '@lectern/import-graph'

/** A TypeScript or JavaScript source of the workspace. */
export interface Source {
  /** From the root, with slashes. */
  readonly path: string
  readonly text: string
  /** Tests, stories, benches, fixtures, journeys and what only they import. */
  readonly isTest: boolean
}

const FOLDERS = ['packages', 'apps', 'tooling']
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|storybook-static|third-party|public)(?:\/|$)|\.gen\.ts$|\.d\.m?ts$/

/** Reads all sources of packages, apps and tooling, except generated ones and declarations. */
export function readSources(root: string): Source[] {
  const paths = FOLDERS.flatMap((folder) =>
    // A pattern with `**` alone leaves out folders whose names begin with a dot.
    globSync([`${folder}/**/*.{ts,tsx,mjs,cjs}`, `${folder}/*/.storybook/**/*.{ts,tsx,mjs,cjs}`], {
      cwd: root,
      exclude: (path) => LEFT_OUT.test(path.replaceAll('\\', '/')),
    }),
  )
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !LEFT_OUT.test(path))
    .toSorted()
    .map((path) => ({
      path,
      text: readFileSync(join(root, path), 'utf8'),
      isTest: isTestSupport(`/${path}`) || /\/e2e\/|\.test\.mjs$/.test(path),
    }))
}
