import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Sources that may open connections, each with its target: one that the operator configures, never one that a caller sends. */
const reasons: Readonly<Record<string, string>> = {
  'packages/backend/src/platform/database/request-pool.ts': 'DATABASE_URL',
  'packages/backend/src/platform/jobs/job-changes.ts': 'DATABASE_URL, for news of jobs',
  'packages/backend/src/platform/embedded-postgres/ensure-database.ts': 'the database in the data folder',
  'packages/backend/src/platform/embedded-postgres/recover-stale-cluster.ts': 'the database in the data folder',
  'packages/backend/src/platform/embedded-postgres/start-postmaster.ts': 'the database in the data folder',
  'packages/backend/src/platform/embedded-postgres/start-test-cluster.ts': 'a database of the tests',
  'packages/backend/src/platform/http/client-address.ts': 'asks whether an address is one',
  'packages/backend/src/platform/mail/create-outbox.ts': 'writes mails to a folder',
  'packages/backend/src/platform/mail/create-smtp-mailer.ts': 'SMTP_URL',
  'packages/backend/src/platform/objects/create-bucket-client.ts': 'S3_ENDPOINT',
  'packages/backend/src/features/translation/libre-translate.ts': 'TRANSLATE_URL',
  'packages/engines/src/http-calls/create-call-environment.ts': 'lends the network to providers of speech',
  'packages/engines/src/speech-providers/elevenlabs/create-caller.ts': 'ELEVENLABS_URL',
  'packages/engines/src/speech-providers/elevenlabs/fetch-preview.ts':
    'where ElevenLabs keeps the sample of a voice: https, no redirection, no key',
  'packages/engines/src/text-recognition/google-vision/call-google-vision.ts': 'GOOGLE_VISION_URL',
  'apps/server/src/commands/connect/sign-in.ts': 'the server that a command is for',
}

const opens =
  /\bfetch\(|from '(?:node:)?(?:https?|net|tls|dgram|http2)'|from '(?:undici|aws4fetch|nodemailer|pg)'|\bWebSocket\(/

/** Imports of types open nothing. */
const withoutTypes = (source: string) => source.replaceAll(/^import type .*$/gm, '')

test('every source that can open a connection is listed with its configured target', () => {
  const sources = globSync(['packages/{backend,engines,speech-espeak}/src/**/*.{ts,mjs}', 'apps/server/src/**/*.ts'], {
    cwd: root,
  }).filter((path) => !/\.test\.|\.fixture\.|\/testing\//.test(path))
  expect(sources.length).toBeGreaterThan(300)
  const opening = sources.filter((path) => opens.test(withoutTypes(readFileSync(root + path, 'utf8'))))
  expect(opening.map((path) => path.replaceAll('\\', '/')).toSorted()).toEqual(Object.keys(reasons).toSorted())
})
