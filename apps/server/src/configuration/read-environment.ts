import { isAbsolute, join } from 'node:path'
import { z } from 'zod'

export interface Configuration {
  port: number
  host: string
  /** Absolute. */
  dataFolder: string
  /** Null: the embedded database in the data folder. */
  databaseUrl: string | null
  /** Null: one is made and kept in the data folder. */
  secret: string | null
  /** Where people reach this server, without a slash at its end; null: the address it listens on. */
  publicUrl: string | null
  /** Characters that a domain may have spoken in a month. */
  speechBudget: number
  /** Origins whose pages may show the reader in a frame, besides our own. */
  frameAncestors: readonly string[]
  /** Where mails are handed over; null: an outbox in the data folder. */
  smtpUrl: string | null
  /** From whom mails come; null: the product's own sender. */
  mailSender: string | null
  /** How many proxies of the operator's own stand before the server. */
  proxies: number
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

export type ReadEnvironment = { kind: 'read'; configuration: Configuration } | { kind: 'wrong'; problems: string[] }

/** It becomes part of a header, where a semicolon would begin something else. */
const ORIGIN = /^https?:\/\/([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(:\d+)?\/?$/i

const Environment = z.object({
  PORT: z.coerce
    .number('is no number')
    .int('is no whole number')
    .min(0, 'is below 0')
    .max(65_535, 'is above 65535')
    .default(4600),
  HOST: z.string().default('127.0.0.1'),
  LECTERN_DATA: z.string().default('.lectern'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'is no address like postgres://user:password@host/database')
    .optional(),
  LECTERN_SECRET: z.string().min(32, 'is shorter than 32 characters').optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'is no http address' })
    .refine((url) => new URL(url).pathname === '/', 'has a path; only https://host is possible')
    .optional(),
  LECTERN_SPEECH_BUDGET: z.coerce
    .number('is no number')
    .int('is no whole number')
    .min(0, 'is below 0')
    .max(2_000_000_000, 'is above 2000000000')
    .default(1_000_000),
  LECTERN_FRAME_ANCESTORS: z
    .string()
    .default('')
    .transform((text, context) =>
      text.split(/\s+/).flatMap((word) => {
        if (word === '') return []
        if (ORIGIN.test(word) && URL.canParse(word)) return [new URL(word).origin]
        context.addIssue({ code: 'custom', message: `has "${word}", which is no origin like https://school.example` })
        return []
      }),
    ),
  SMTP_URL: z
    .string()
    .refine(
      (text) => /^smtps?:\/\/./.test(text) && URL.canParse(text),
      'is no address like smtp://user:password@host:587',
    )
    .optional(),
  LECTERN_MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, 'is no address like books@school.example')
    .optional(),
  LECTERN_PROXIES: z.coerce
    .number('is no number')
    .int('is no whole number')
    .min(0, 'is below 0')
    .max(10, 'is above 10')
    .default(0),
  LECTERN_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
})

/** Reads the settings; an empty variable counts as one that is not set. Relative folders count from `root`. */
export function readEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): ReadEnvironment {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    return { kind: 'wrong', problems: parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) }
  }
  const {
    PORT,
    HOST,
    LECTERN_DATA,
    DATABASE_URL,
    LECTERN_SECRET,
    PUBLIC_URL,
    LECTERN_SPEECH_BUDGET,
    LECTERN_FRAME_ANCESTORS,
    SMTP_URL,
    LECTERN_MAIL_FROM,
    LECTERN_PROXIES,
    LECTERN_LOG_LEVEL,
  } = parsed.data
  if (!isLoopback(HOST)) {
    const problems = [
      ...(LECTERN_SECRET === undefined ? ['LECTERN_SECRET must be set (32 characters or more)'] : []),
      ...(PUBLIC_URL === undefined ? ['PUBLIC_URL must be set (where people reach the server)'] : []),
    ].map((problem) => `HOST ${HOST} opens the server to other machines: ${problem}`)
    if (problems.length > 0) return { kind: 'wrong', problems }
  }
  return {
    kind: 'read',
    configuration: {
      port: PORT,
      host: HOST,
      dataFolder: isAbsolute(LECTERN_DATA) ? LECTERN_DATA : join(root, LECTERN_DATA),
      databaseUrl: DATABASE_URL ?? null,
      secret: LECTERN_SECRET ?? null,
      publicUrl: PUBLIC_URL === undefined ? null : new URL(PUBLIC_URL).origin,
      speechBudget: LECTERN_SPEECH_BUDGET,
      frameAncestors: LECTERN_FRAME_ANCESTORS,
      smtpUrl: SMTP_URL ?? null,
      mailSender: LECTERN_MAIL_FROM ?? null,
      proxies: LECTERN_PROXIES,
      logLevel: LECTERN_LOG_LEVEL,
    },
  }
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
