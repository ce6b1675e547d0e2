import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'

/** A failed call. */
export interface ApiFailure {
  /** HTTP status; 0 without a response. */
  readonly status: number
  /** Stable code for programs: the server's, else `network`, `timeout` or `unreadable`. */
  readonly code: string
  /** The server's message; empty without one, so that the caller shows its own fallback. */
  readonly msg: string
  /** The wrong field: of the request, or of the response if `call` is set. */
  readonly field?: string
  /** With `unreadable` and installed validators: the call whose response does not fit its schema. */
  readonly call?: string
  readonly requestId?: string
  /** With 412: the current revision. */
  readonly currentRevision?: number
  /** The Retry-After header; null or undefined without one. */
  readonly retryAfter?: string | null | undefined
  /** The status text of the response; absent without a response, and over HTTP/2, which has none. */
  readonly statusText?: string
}

/** Converts any error of a fetch to a failure. */
export function readApiFailure(error: FetchBaseQueryError): ApiFailure {
  switch (error.status) {
    case 'FETCH_ERROR':
      return { status: 0, code: 'network', msg: '' }
    case 'TIMEOUT_ERROR':
      return { status: 0, code: 'timeout', msg: '' }
    case 'PARSING_ERROR':
      return { status: error.originalStatus, code: 'unreadable', msg: '' }
    case 'CUSTOM_ERROR':
      return { status: 0, code: 'unreadable', msg: error.error }
    default:
      return readFailureBody(error.status, error.data)
  }
}

/** Converts the body of an error response to a failure. A body of another shape leaves the message empty. */
export function readFailureBody(status: number, body: unknown): ApiFailure {
  const fields = typeof body === 'object' && body !== null ? body : {}
  const text = (name: string): string | undefined => {
    const value: unknown = Reflect.get(fields, name)
    return typeof value === 'string' ? value : undefined
  }
  const field = text('field')
  const requestId = text('requestId')
  const currentRevision: unknown = Reflect.get(fields, 'currentRevision')
  return {
    status,
    code: text('code') ?? 'unreadable',
    msg: text('msg') ?? '',
    ...(field === undefined ? {} : { field }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(typeof currentRevision === 'number' ? { currentRevision } : {}),
  }
}

/** Narrows the error of an RTK Query hook or of `unwrap`. */
export function isApiFailure(error: unknown): error is ApiFailure {
  return typeof error === 'object' && error !== null && 'status' in error && 'msg' in error
}
