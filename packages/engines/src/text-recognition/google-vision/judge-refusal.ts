import type { TextRecognitionFailure } from '@lectern/backend/ports'
import { z } from 'zod'

/** What became of a call that gave no words. */
export interface VisionRefusal {
  code: TextRecognitionFailure
  message: string
  /** Whether the same call may succeed in a moment. */
  mayPass: boolean
  /** How long the service asks to wait. */
  afterSeconds?: number
}

const Detail = z.looseObject({
  reason: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  retryDelay: z.string().nullish(),
})
const Failure = z.looseObject({
  error: z.looseObject({
    code: z.number().nullish(),
    message: z.string().nullish(),
    status: z.string().nullish(),
    details: z.array(Detail).nullish(),
    errors: z.array(Detail).nullish(),
  }),
})

/** Names of google.rpc.Code by number, which is all that the failure of one image tells. */
const STATUS_NAMES: Readonly<Record<number, string>> = {
  1: 'CANCELLED',
  2: 'UNKNOWN',
  3: 'INVALID_ARGUMENT',
  4: 'DEADLINE_EXCEEDED',
  5: 'NOT_FOUND',
  7: 'PERMISSION_DENIED',
  8: 'RESOURCE_EXHAUSTED',
  9: 'FAILED_PRECONDITION',
  11: 'OUT_OF_RANGE',
  13: 'INTERNAL',
  14: 'UNAVAILABLE',
  16: 'UNAUTHENTICATED',
}
const SHOWN_CHARACTERS = 300
/** Reasons of spent allowances, which do not come back in a minute. */
const SPENT = /daily|perday|per day|permonth|per month|QUOTA_EXCEEDED|^quotaExceeded$/i
const KEY_REASONS =
  /^(?:API_KEY_|keyInvalid|keyExpired|SERVICE_DISABLED|CONSUMER_|accessNotConfigured|BILLING_DISABLED)/

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

interface Told {
  httpStatus: number | null
  status: string
  message: string
  reasons: string[]
  limits: string[]
  afterSeconds?: number | undefined
}

function judge({ httpStatus, status, message, reasons, limits, afterSeconds }: Told): VisionRefusal {
  const said = message === '' ? '' : `: ${message.slice(0, SHOWN_CHARACTERS)}`
  const wait = afterSeconds === undefined ? {} : { afterSeconds }
  const refuse = (code: TextRecognitionFailure, text: string): VisionRefusal => ({
    code,
    message: `${text}${said}`,
    mayPass: false,
  })
  const tooOften = reasons.some((reason) => /rateLimitExceeded/i.test(reason)) || httpStatus === 429
  if (status === 'RESOURCE_EXHAUSTED' || tooOften || reasons.some((reason) => SPENT.test(reason))) {
    const isSpent = [...reasons, ...limits, message].some((each) => SPENT.test(each)) && !/per minute/i.test(message)
    if (isSpent) return refuse('quota-exceeded', 'What Google Cloud Vision allows for this key is used up')
    return { code: 'rate-limited', message: `Google Cloud Vision was asked too often${said}`, mayPass: true, ...wait }
  }
  if (
    status === 'UNAUTHENTICATED' ||
    status === 'PERMISSION_DENIED' ||
    httpStatus === 401 ||
    httpStatus === 403 ||
    reasons.some((reason) => KEY_REASONS.test(reason)) ||
    /api key/i.test(message)
  ) {
    return refuse('bad-credentials', 'Google Cloud Vision refuses the key (GOOGLE_VISION_KEY)')
  }
  if (httpStatus === 413 || /payload size exceeds|too large/i.test(message)) {
    return refuse('image-refused', 'The page image is too large for Google Cloud Vision')
  }
  if (/language/i.test(message) && status === 'INVALID_ARGUMENT') {
    return refuse('unsupported-language', 'Google Cloud Vision does not know the language')
  }
  if (status === 'INVALID_ARGUMENT' || status === 'FAILED_PRECONDITION' || status === 'OUT_OF_RANGE') {
    // Whole calls are ours, images the author's.
    return httpStatus === null
      ? refuse('image-refused', 'Google Cloud Vision refuses the page image')
      : refuse('engine-failed', 'Google Cloud Vision did not understand the call')
  }
  const mayPass = httpStatus === null || httpStatus >= 500 || httpStatus === 408
  const failed = httpStatus === null ? 'failed on the page' : `answered ${httpStatus}`
  return { code: 'engine-failed', message: `Google Cloud Vision ${failed}${said}`, mayPass, ...wait }
}

/** What a call that was not answered with 200 means. */
export function judgeRefusedCall(answer: {
  httpStatus: number
  body: string
  retryAfterSeconds: number | null
}): VisionRefusal {
  const { httpStatus, body } = answer
  const parsed = Failure.safeParse(readJson(body)).data?.error
  const details = [...(parsed?.details ?? []), ...(parsed?.errors ?? [])]
  const delay = details.map(({ retryDelay }) => /^([\d.]+)s$/.exec(retryDelay ?? '')?.[1]).find(Boolean)
  return judge({
    httpStatus,
    status: parsed?.status ?? '',
    message: parsed?.message ?? '',
    reasons: details.flatMap(({ reason }) => reason ?? []),
    limits: details.flatMap(({ metadata }) => Object.values(metadata ?? {}).map(String)),
    afterSeconds: answer.retryAfterSeconds ?? (delay === undefined ? undefined : Number(delay)),
  })
}

/** What the failure of one image means, in an answer that itself succeeded. */
export function judgeRefusedImage(error: {
  code?: number | null | undefined
  message?: string | null | undefined
}): VisionRefusal {
  const message = error.message ?? ''
  return judge({
    httpStatus: null,
    status: STATUS_NAMES[error.code ?? 2] ?? 'UNKNOWN',
    message,
    reasons: [],
    limits: [],
  })
}
