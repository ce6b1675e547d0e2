import { join } from 'node:path'
import { runCommand } from './run-command.ts'

export interface StorybookFolders {
  readonly before: string
  readonly after: string
}

interface BuildOptions {
  /** Root of the working tree with the change. */
  readonly root: string
  readonly baseCommit: string
  /** Empty folder for the base's working tree and both builds. */
  readonly temporary: string
  readonly onStep: (text: string) => void
  readonly signal: AbortSignal
}

/**
 * Builds the Storybook of the working tree and that of the base revision, each from its own sources with its own
 * packages. The base is checked out as a git worktree, which `removeBase` takes away.
 */
export async function buildStorybooks(options: BuildOptions): Promise<StorybookFolders> {
  const { root, baseCommit, temporary, onStep, signal } = options
  const base = baseFolder(temporary)
  const folders = { before: join(temporary, 'before'), after: join(temporary, 'after') }
  onStep('Checking out the base')
  await runCommand(['git', 'worktree', 'add', '--detach', '--force', base, baseCommit], { cwd: root, signal })
  onStep('Installing the packages of the base')
  const install = ['pnpm', 'install', '--frozen-lockfile', '--prefer-offline']
  await runCommand(install, { cwd: base, signal })
  onStep('Building the Storybook of the base')
  await buildStorybook(base, folders.before, signal)
  onStep('Building the Storybook of the change')
  await buildStorybook(root, folders.after, signal)
  return folders
}

/** Removes the base's working tree, finished or not. */
export async function removeBase(root: string, temporary: string): Promise<void> {
  const remove = ['git', 'worktree', 'remove', '--force', baseFolder(temporary)]
  // It may not exist yet; `prune` forgets one that was half made.
  await runCommand(remove, { cwd: root }).catch(() => undefined)
  await runCommand(['git', 'worktree', 'prune'], { cwd: root })
}

async function buildStorybook(root: string, output: string, signal: AbortSignal): Promise<void> {
  const build = ['storybook', 'build', '--quiet', '--output-dir', output]
  await runCommand(['pnpm', '--filter', '@lectern/storybook', 'exec', ...build], { cwd: root, signal })
}

function baseFolder(temporary: string): string {
  return join(temporary, 'base')
}
