import type { ChosenLimits, S3Bucket } from '@lectern/backend'
import type { Partner } from '@lectern/contracts/configuration'
import type { EngineChoices } from '@lectern/engines'
import { isAbsolute, join } from 'node:path'
import { z } from 'zod'
import { readEngineChoices } from './read-engine-choices'
import { readLimits } from './read-limits'
import { readPartners } from './read-partners'

export interface Configuration {
  port: number
  host: string
  /** Role of this process: serve calls, run jobs, or both. */
  role: 'all' | 'serve' | 'work'
  /** Absolute path. */
  dataFolder: string
  /** null: the embedded database in the data folder. */
  databaseUrl: string | null
  /** True if the server ends when the embedded database keeps ending, instead of starting it again. */
  endsWithDatabase: boolean
  /** null: objects are stored in the data folder. */
  bucket: S3Bucket | null
  /** null: one is created and stored in the data folder. */
  secret: string | null
  /** Public address of this server, without a trailing slash; null: the address it listens on. */
  publicUrl: string | null
  /** Characters per domain and month. */
  speechBudget: number
  /** Days for which earlier revisions are kept; all of them by default. */
  keepRevisionsDays?: number
  /** Address of a service compatible with LibreTranslate; null: no translation. */
  translateUrl: string | null
  /** Origins that may frame the reader, besides our own. */
  frameAncestors: readonly string[]
  /** Partners that embed books, by domain: the operator's file merged over the built-in domains. */
  partners: readonly Partner[]
  /** Mail server; null: an outbox in the data folder. */
  smtpUrl: string | null
  /** The From address; null: the product's default. */
  mailSender: string | null
  /** Number of trusted proxies in front of the server. */
  proxies: number
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** True if readers without an account may take the quizzes of public books. */
  testStudent: boolean
  /** Limits on calls that the operator has changed. */
  limits: ChosenLimits
  /** Chosen engines and providers. */
  engines: EngineChoices
  /** Token with which other machines may read metrics; null: only this machine may. */
  metricsToken: string | null
}

export type ReadEnvironment = { kind: 'read'; configuration: Configuration } | { kind: 'invalid'; problems: string[] }

/** Part of a header, in which a semicolon would start another directive. */
const ORIGIN = /^https?:\/\/([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(:\d+)?\/?$/i

/** Provider address that receives keys: plain http is allowed on this machine only. */
const providerUrl = (usual: string) =>
  z
    .url({ protocol: /^https?$/, error: 'is not an http address' })
    .refine(
      (url) => !URL.canParse(url) || url.startsWith('https:') || isLoopback(new URL(url).hostname),
      'is not an https address',
    )
    .transform((url) => url.replace(/\/+$/, ''))
    .default(usual)

const Environment = z.object({
  PORT: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(0, 'is below 0')
    .max(65_535, 'is above 65535')
    .default(4600),
  HOST: z.string().default('127.0.0.1'),
  LECTERN_ROLE: z.enum(['all', 'serve', 'work'], 'is none of all, serve, work').default('all'),
  LECTERN_DATA: z.string().default('.lectern'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'is not an address like postgres://user:password@host/database')
    .optional(),
  LECTERN_DATABASE_FAILURE: z.enum(['retry', 'exit'], 'is neither retry nor exit').default('retry'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'is not an http address' }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is not a name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  LECTERN_SECRET: z.string().min(32, 'is shorter than 32 characters').optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'is not an http address' })
    .refine((url) => new URL(url).pathname === '/', 'has a path; only https://host is possible')
    .optional(),
  LECTERN_SPEECH_BUDGET: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(0, 'is below 0')
    .max(2_000_000_000, 'is above 2000000000')
    .default(1_000_000),
  LECTERN_KEEP_REVISIONS_DAYS: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(1, 'is below 1')
    .max(36_500, 'is above 36500')
    .optional(),
  TRANSLATE_URL: z.url({ protocol: /^https?$/, error: 'is not an http address' }).optional(),
  LECTERN_FRAME_ANCESTORS: z
    .string()
    .default('')
    .transform((text, context) =>
      text.split(/\s+/).flatMap((word) => {
        if (word === '') return []
        if (ORIGIN.test(word) && URL.canParse(word)) return [new URL(word).origin]
        context.addIssue({
          code: 'custom',
          message: `has "${word}", which is not an origin like https://school.example`,
        })
        return []
      }),
    ),
  LECTERN_PARTNERS: z.string().optional(),
  SMTP_URL: z
    .string()
    .refine(
      (text) => /^smtps?:\/\/./.test(text) && URL.canParse(text),
      'is not an address like smtp://user:password@host:587',
    )
    .optional(),
  LECTERN_MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, 'is not an address like books@school.example')
    .optional(),
  LECTERN_PROXIES: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(0, 'is below 0')
    .max(10, 'is above 10')
    .default(0),
  LECTERN_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  LECTERN_TEST_STUDENT: z.enum(['on', 'off'], 'is neither on nor off').default('on'),
  LECTERN_LIMITS: z
    .string()
    .default('')
    .transform((text, context) => {
      const { limits, problems } = readLimits(text)
      for (const message of problems) context.addIssue({ code: 'custom', message })
      return limits
    }),
  LECTERN_SPEECH: z.enum(['embedded', 'elevenlabs'], 'is none of embedded, elevenlabs').optional(),
  LECTERN_ALIGNMENT: z.enum(['embedded', 'elevenlabs'], 'is none of embedded, elevenlabs').optional(),
  LECTERN_RECOGNITION: z
    .enum(['auto', 'embedded', 'native', 'google-vision'], 'is none of auto, embedded, native, google-vision')
    .optional(),
  ELEVENLABS_API_KEY: z.string().optional(),
  ELEVENLABS_URL: providerUrl('https://api.elevenlabs.io'),
  GOOGLE_VISION_KEY: z.string().optional(),
  GOOGLE_VISION_URL: providerUrl('https://vision.googleapis.com'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w~.+/-]{16,512}$/, 'has fewer than 16 characters, or others than letters, digits and -._~+/')
    .optional(),
})

/** Reads the settings; an empty variable counts as missing. Relative folders start from `root`. */
export function readEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): ReadEnvironment {
  const variables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(variables)
  if (!parsed.success) {
    return { kind: 'invalid', problems: parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) }
  }
  const {
    PORT,
    HOST,
    LECTERN_ROLE,
    LECTERN_DATA,
    DATABASE_URL,
    LECTERN_DATABASE_FAILURE,
    LECTERN_SECRET,
    PUBLIC_URL,
    LECTERN_SPEECH_BUDGET,
    LECTERN_KEEP_REVISIONS_DAYS,
    TRANSLATE_URL,
    LECTERN_FRAME_ANCESTORS,
    LECTERN_PARTNERS,
    SMTP_URL,
    LECTERN_MAIL_FROM,
    LECTERN_PROXIES,
    LECTERN_LOG_LEVEL,
    LECTERN_TEST_STUDENT,
    LECTERN_LIMITS,
    METRICS_TOKEN,
  } = parsed.data
  const engines = readEngineChoices(parsed.data)
  if (engines.kind === 'invalid') return engines
  const partners = readPartners(LECTERN_PARTNERS ?? null, root)
  if (partners.kind === 'invalid') return partners
  const bucket = readBucket(parsed.data)
  if (bucket.kind === 'invalid') return bucket
  if (LECTERN_ROLE !== 'all') {
    const problems = [
      ...(DATABASE_URL === undefined ? ['DATABASE_URL must be set (the database that all processes share)'] : []),
      ...(bucket.bucket === null
        ? ['S3_ENDPOINT and the other S3_ settings must be set (the store that all processes share)']
        : []),
      ...(LECTERN_SECRET === undefined ? ['LECTERN_SECRET must be set (the same for all processes)'] : []),
    ].map((problem) => `LECTERN_ROLE ${LECTERN_ROLE} is one process of several: ${problem}`)
    if (problems.length > 0) return { kind: 'invalid', problems }
  }
  if (!isLoopback(HOST)) {
    const problems = [
      ...(LECTERN_SECRET === undefined ? ['LECTERN_SECRET must be set (32 characters or more)'] : []),
      ...(PUBLIC_URL === undefined ? ['PUBLIC_URL must be set (where people reach the server)'] : []),
    ].map((problem) => `HOST ${HOST} opens the server to other machines: ${problem}`)
    if (problems.length > 0) return { kind: 'invalid', problems }
  }
  return {
    kind: 'read',
    configuration: {
      port: PORT,
      host: HOST,
      role: LECTERN_ROLE,
      dataFolder: isAbsolute(LECTERN_DATA) ? LECTERN_DATA : join(root, LECTERN_DATA),
      databaseUrl: DATABASE_URL ?? null,
      endsWithDatabase: LECTERN_DATABASE_FAILURE === 'exit',
      bucket: bucket.bucket,
      secret: LECTERN_SECRET ?? null,
      publicUrl: PUBLIC_URL === undefined ? null : new URL(PUBLIC_URL).origin,
      speechBudget: LECTERN_SPEECH_BUDGET,
      ...(LECTERN_KEEP_REVISIONS_DAYS === undefined ? {} : { keepRevisionsDays: LECTERN_KEEP_REVISIONS_DAYS }),
      translateUrl: TRANSLATE_URL ?? null,
      frameAncestors: LECTERN_FRAME_ANCESTORS,
      partners: partners.partners,
      smtpUrl: SMTP_URL ?? null,
      mailSender: LECTERN_MAIL_FROM ?? null,
      proxies: LECTERN_PROXIES,
      logLevel: LECTERN_LOG_LEVEL,
      testStudent: LECTERN_TEST_STUDENT === 'on',
      limits: LECTERN_LIMITS,
      engines: engines.choices,
      metricsToken: METRICS_TOKEN ?? null,
    },
  }
}

/** Reads the settings of a bucket: all of them or none. */
function readBucket(
  variables: Pick<
    z.output<typeof Environment>,
    'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
  >,
): { kind: 'read'; bucket: S3Bucket | null } | { kind: 'invalid'; problems: string[] } {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = variables
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = variables
  if (endpoint !== undefined && bucket !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined)
    return { kind: 'read', bucket: { endpoint, bucket, region, accessKeyId, secretAccessKey } }
  const parts = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  const missing = Object.entries(parts).filter(([, value]) => value === undefined)
  if (missing.length === Object.keys(parts).length) return { kind: 'read', bucket: null }
  return {
    kind: 'invalid',
    problems: missing.map(([name]) => `${name} must be set too: a bucket needs its address, name and key`),
  }
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
