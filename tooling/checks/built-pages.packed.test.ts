import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

test('browser builds contain no server setting and no key', () => {
  const built = globSync(['apps/{reader,studio}/dist/**/*.{js,css,html,json}', 'packages/embed/dist/*.js'], {
    cwd: root,
  })
  expect(built.length).toBeGreaterThan(5)
  const names =
    /LECTERN_SECRET|S3_SECRET_ACCESS_KEY|METRICS_TOKEN|SMTP_URL|DATABASE_URL|-----BEGIN [A-Z ]*PRIVATE KEY|process\.env\.(?!NODE_ENV)[A-Z]/
  for (const path of built)
    expect([path, names.exec(readFileSync(join(root, path), 'utf8'))?.[0]]).toEqual([path, undefined])
})
