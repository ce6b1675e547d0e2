import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lists the folders of a pnpm workspace, the root first, from the patterns of pnpm-workspace.yaml (`name` and `name/*`).
 * @param {string} root
 * @returns {string[]} absolute paths, in a stable order
 */
export function workspaceFolders(root) {
  const patterns = readPatterns(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))
  const folders = patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [join(root, pattern)]
    const parent = join(root, pattern.slice(0, -2))
    return existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name)) : []
  })
  return [root, ...folders.filter((folder) => existsSync(join(folder, 'package.json'))).toSorted(byText)]
}

/**
 * Compares texts for a sort order that does not depend on the user's locale.
 * @param {string} a
 * @param {string} b
 */
export function byText(a, b) {
  return a < b ? -1 : Number(a > b)
}

/**
 * @param {string} yaml
 * @returns {string[]}
 */
export function readPatterns(yaml) {
  const lines = yaml.split(/\r?\n/)
  const start = lines.findIndex((line) => /^packages:\s*$/.test(line))
  const patterns = []
  for (const line of start === -1 ? [] : lines.slice(start + 1)) {
    const match = /^\s+-\s+['"]?([^'"\s]+)['"]?\s*$/.exec(line)
    if (match) patterns.push(match[1])
    else if (/^\S/.test(line)) break
  }
  return patterns
}
