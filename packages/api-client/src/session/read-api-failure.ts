import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'

/** A failed call, in the server's own words where it had any. */
export interface ApiFailure {
  /** HTTP status; 0 when no answer came at all. */
  readonly status: number
  /** Stable, for programs: the server's code, else `network`, `timeout` or `unreadable`. */
  readonly code: string
  /** The server's message; empty when it sent none, so that the caller shows its own fallback. */
  readonly msg: string
  /** The field that is wrong: of what was sent, or with `call` of the answer. */
  readonly field?: string
  /** With `unreadable`, where validators are installed: the call whose answer has another form than this client knows. */
  readonly call?: string
  readonly requestId?: string
  /** With 412: the revision that stands now. */
  readonly currentRevision?: number
}

/** Reads the failure of a fetch, whatever its form. */
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
      return readAnswer(error.status, error.data)
  }
}

/** Reads an error answer's body; anything that is not our shape leaves the message empty. */
export function readAnswer(status: number, body: unknown): ApiFailure {
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

/** Narrows what an RTK Query hook or `unwrap` reports as its error. */
export function isApiFailure(error: unknown): error is ApiFailure {
  return typeof error === 'object' && error !== null && 'status' in error && 'msg' in error
}
