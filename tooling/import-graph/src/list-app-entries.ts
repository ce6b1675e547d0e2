import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Returns the modules that the applications start from: the scripts of their pages, and what their builds and the build
 * of the embed script name (the server, its commands, its workers). Storybook is not an application: it mounts everything.
 */
export async function listAppEntries(root: string): Promise<string[]> {
  const apps = readdirSync(join(root, 'apps')).filter((name) => name !== 'storybook')
  const entries = await Promise.all(
    [...apps.map((name) => join(root, 'apps', name)), join(root, 'packages', 'embed')].map(listEntries),
  )
  return [...new Set(entries.flat())]
}

async function listEntries(folder: string): Promise<string[]> {
  const page = join(folder, 'index.html')
  const scripts = existsSync(page)
    ? [...readFileSync(page, 'utf8').matchAll(/<script type="module" src="(?<source>[^"]+)"/g)]
    : []
  const config = join(folder, 'tsup.config.ts')
  const built: unknown = existsSync(config) ? await import(pathToFileURL(config).href) : {}
  return [
    ...scripts.map(({ groups = {} }) => join(folder, groups['source'] ?? '')),
    ...readEntries(built).map((entry) => resolve(folder, entry)),
  ]
}

function readEntries(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(readEntries)
  if (typeof value !== 'object' || value === null) return []
  if ('default' in value) return readEntries(value.default)
  return 'entry' in value && typeof value.entry === 'object' && value.entry !== null
    ? Object.values(value.entry).map(String)
    : []
}
