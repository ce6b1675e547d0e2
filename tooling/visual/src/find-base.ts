/** Runs git with some arguments and returns its output. */
export type Git = (...args: string[]) => Promise<string>

export interface Base {
  readonly commit: string
  /** Short commit and subject, for people. */
  readonly label: string
}

const MAIN_BRANCHES = ['main', 'origin/main']

/**
 * Finds the commit that the working tree is compared with: the one asked for; else where the branch left main; else, on
 * main itself, the last commit if there are uncommitted changes and the one before it if there are none.
 *
 * @throws if the revision is unknown, or the repository has no earlier commit
 */
export async function findBase(asked: string | undefined, git: Git): Promise<Base> {
  if (asked !== undefined) {
    const commit = await resolve(asked, git)
    if (commit === null) {
      throw new Error(
        `There is no revision "${asked}". Name a commit, branch or tag; in a shallow clone, fetch it first.`,
      )
    }
    return describe(commit, git)
  }
  const head = await git('rev-parse', 'HEAD')
  for (const branch of MAIN_BRANCHES) {
    if ((await resolve(branch, git)) === null) continue
    const mergeBase = await git('merge-base', branch, 'HEAD').catch(() => null)
    if (mergeBase !== null && mergeBase !== head) return describe(mergeBase, git)
  }
  if ((await git('status', '--porcelain')) !== '') return describe(head, git)
  const previous = await resolve('HEAD~', git)
  if (previous === null) throw new Error('There is no earlier commit to compare with. Name one with --base.')
  return describe(previous, git)
}

async function resolve(revision: string, git: Git): Promise<string | null> {
  return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`).catch(() => null)
}

async function describe(commit: string, git: Git): Promise<Base> {
  return { commit, label: await git('log', '-1', '--format=%h "%s"', commit) }
}
