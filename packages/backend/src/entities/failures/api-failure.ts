/** HTTP status of each failure code. Codes are stable: programs branch on them. */
export const failureStatus = {
  'unreadable-request': 400,
  'not-signed-in': 401,
  'token-expired': 401,
  'wrong-credentials': 401,
  'link-not-valid': 401,
  'session-ended': 401,
  'budget-spent': 402,
  'speech-lost': 402,
  'result-lost': 402,
  'not-allowed': 403,
  'not-found': 404,
  conflict: 409,
  cancelled: 409,
  'out-of-date': 409,
  'no-attempts-left': 409,
  'stale-revision': 412,
  'too-large': 413,
  'wrong-type': 415,
  'range-not-satisfiable': 416,
  'invalid-field': 422,
  'no-audio': 422,
  'no-text': 422,
  'no-image': 422,
  'unknown-voice': 422,
  'unknown-model': 422,
  'too-many-tries': 429,
  internal: 500,
  'not-available': 501,
  'engine-failed': 502,
  'provider-refused': 502,
  starting: 503,
  'database-away': 503,
  'store-away': 503,
  'provider-busy': 503,
  'job-failed': 500,
  'disk-full': 507,
} as const

export type FailureCode = keyof typeof failureStatus

export function isFailureCode(value: string): value is FailureCode {
  return Object.hasOwn(failureStatus, value)
}

export interface FailureDetails {
  /** Dotted path of the invalid field. */
  field?: string
  currentRevision?: number
  /** With `speech-lost`: sentences that may have been paid for, and whose sound was lost. */
  lostSpeech?: { sentences: number; characters: number }
  headers?: Readonly<Record<string, string>>
  /** For the log: an error, or the own words of an engine. Never sent. */
  cause?: unknown
}

/** The one error that handlers and services throw to respond to a request with a failure. */
export class ApiFailure extends Error {
  readonly code: FailureCode
  readonly details: FailureDetails

  /**
   * @param message for people: the problem and a way out
   */
  constructor(code: FailureCode, message: string, details: FailureDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'ApiFailure'
    this.code = code
    this.details = details
  }

  get status(): (typeof failureStatus)[FailureCode] {
    return failureStatus[this.code]
  }
}
