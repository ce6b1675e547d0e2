import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

test('browser builds read only public environment variables', () => {
  const sources = globSync(
    ['apps/{reader,studio}/{src,*}/**/*.{ts,tsx}', 'apps/{reader,studio}/*.ts', 'packages/*/src/**/*.{ts,tsx}'],
    { cwd: root },
  ).filter((path) => !path.includes('node_modules') && existsSync(join(root, path)))
  const read = new Set(
    sources.flatMap((path) =>
      Array.from(readFileSync(join(root, path), 'utf8').matchAll(/import\.meta\.env\.(\w+)/g), ([, name = '']) => name),
    ),
  )
  for (const name of read) {
    expect(['DEV', 'PROD', 'MODE', 'BASE_URL', 'SSR'].includes(name) || name.startsWith('VITE_')).toBe(true)
    expect(name).not.toMatch(/SECRET|PASSWORD|TOKEN|PRIVATE|_KEY/)
  }
})
