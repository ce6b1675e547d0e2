import type { TextRecognitionFailure } from '@lectern/backend/ports'
import { z } from 'zod'
import type { VisionFailure } from '../calls/recognition-calls'
import { toList, toText } from './read-omitted'

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

/** Names of google.rpc.Code by number; the failure of one image has the number only. */
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
/** Reasons of exhausted quotas that are not renewed within a minute. */
const EXHAUSTED = /daily|perday|per day|permonth|per month|QUOTA_EXCEEDED|^quotaExceeded$/i
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

interface FailureDetails {
  httpStatus: number | null
  status: string
  message: string
  reasons: string[]
  limits: string[]
  retryAfterSeconds?: number | undefined
}

function classify({ httpStatus, status, message, reasons, limits, retryAfterSeconds }: FailureDetails): VisionFailure {
  const detail = message === '' ? '' : `: ${message.slice(0, SHOWN_CHARACTERS)}`
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds }
  const refuse = (code: TextRecognitionFailure, text: string): VisionFailure => ({
    code,
    message: `${text}${detail}`,
    isTransient: false,
  })
  const tooOften = reasons.some((reason) => /rateLimitExceeded/i.test(reason)) || httpStatus === 429
  if (status === 'RESOURCE_EXHAUSTED' || tooOften || reasons.some((reason) => EXHAUSTED.test(reason))) {
    const isExhausted =
      [...reasons, ...limits, message].some((each) => EXHAUSTED.test(each)) && !/per minute/i.test(message)
    if (isExhausted) return refuse('quota-exceeded', 'What Google Cloud Vision allows for this key is used up')
    return {
      code: 'rate-limited',
      message: `Google Cloud Vision was asked too often${detail}`,
      isTransient: true,
      ...wait,
    }
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
    // A bad call is our mistake, a bad image the author's.
    return httpStatus === null
      ? refuse('image-refused', 'Google Cloud Vision refuses the page image')
      : refuse('engine-failed', 'Google Cloud Vision did not understand the call')
  }
  const mayPass = httpStatus === null || httpStatus >= 500 || httpStatus === 408
  const failed = httpStatus === null ? 'failed on the page' : `answered ${httpStatus}`
  return { code: 'engine-failed', message: `Google Cloud Vision ${failed}${detail}`, isTransient: mayPass, ...wait }
}

/** Classifies a call whose response does not have status 200. */
export function classifyFailedCall(response: {
  httpStatus: number
  body: string
  retryAfterSeconds: number | null
}): VisionFailure {
  const { httpStatus, body } = response
  const parsed = Failure.safeParse(readJson(body)).data?.error
  const details = [...toList(parsed?.details), ...toList(parsed?.errors)]
  const delay = details
    .map(({ retryDelay }) => (typeof retryDelay === 'string' ? /^([\d.]+)s$/.exec(retryDelay)?.[1] : undefined))
    .find(Boolean)
  return classify({
    httpStatus,
    status: toText(parsed?.status),
    message: toText(parsed?.message),
    reasons: details.flatMap(({ reason }) => (typeof reason === 'string' ? [reason] : [])),
    limits: details.flatMap(({ metadata }) => Object.values(metadata ?? {}).map(String)),
    retryAfterSeconds: response.retryAfterSeconds ?? (delay === undefined ? undefined : Number(delay)),
  })
}

/** Classifies the failure of one image in a response that itself succeeded. */
export function classifyFailedImage(error: {
  code?: number | null | undefined
  message?: string | null | undefined
}): VisionFailure {
  const message = toText(error.message)
  return classify({
    httpStatus: null,
    status: STATUS_NAMES[error.code ?? 2] ?? 'UNKNOWN',
    message,
    reasons: [],
    limits: [],
  })
}
