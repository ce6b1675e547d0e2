import { readFailureBody, type ApiFailure } from '../session/read-api-failure'
import { isSessionExtra } from '../session/session-extra'
import {
  mainApi,
  type GetPageDetailsApiArg,
  type GetPageDetailsApiResponse,
  type UpdateRectDataApiArg,
  type UpdateRectDataApiResponse,
} from './endpoints.gen'

/**
 * The calls whose bodies are all words of a chapter, up to 60,000. They are read and written once: `fetchBaseQuery` copies each
 * body, and the store walks through each response. To be called with `track: false`, so that the store does not keep them.
 */
export const mainRectsApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    readChapterRects: build.mutation<GetPageDetailsApiResponse, GetPageDetailsApiArg>({
      queryFn: ({ id }, { extra, endpoint, signal }) =>
        send(extra, {
          endpoint,
          path: `/chapters/${encodeURIComponent(String(id))}/page/details`,
          init: { signal },
          isResponse: (data): data is GetPageDetailsApiResponse => Array.isArray(data),
        }),
    }),
    saveChapterRects: build.mutation<UpdateRectDataApiResponse, Pick<UpdateRectDataApiArg, 'body'>>({
      queryFn: ({ body }, { extra, endpoint, signal }) =>
        send(extra, {
          endpoint,
          path: '/page-variations/update-rect-data',
          init: {
            method: 'PUT',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
            signal,
          },
          isResponse: (data): data is UpdateRectDataApiResponse => Array.isArray(data),
        }),
      invalidatesTags: ['RectData'],
    }),
  }),
})

interface RectsCall<Data> {
  readonly endpoint: string
  readonly path: string
  readonly init: RequestInit
  readonly isResponse: (data: unknown) => data is Data
}

/** Sends a call, with failures as those of `sessionBaseQuery`. */
async function send<Data>(
  extra: unknown,
  { endpoint, path, init, isResponse }: RectsCall<Data>,
): Promise<{ readonly data: Data } | { readonly error: ApiFailure }> {
  if (!isSessionExtra(extra)) throw new Error('No session in thunk.extraArgument')
  const { session } = extra
  let response: Response
  try {
    response = await session.fetch(session.baseUrl + path, init)
  } catch (cause) {
    return { error: { status: 0, code: isTimeout(cause) ? 'timeout' : 'network', msg: '' } }
  }
  const { status, statusText, headers } = response
  const known = { retryAfter: headers.get('retry-after'), ...(statusText ? { statusText } : {}) }
  const unreadable = { error: { status, code: 'unreadable', msg: '', ...known } }
  let data: unknown
  try {
    data = await response.json()
  } catch {
    // As a proxy that answers with a page of its own.
    return unreadable
  }
  if (!response.ok) return { error: { ...readFailureBody(status, data), ...known } }
  const failure = extra.checkResponse?.(endpoint, data, status)
  if (failure) return { error: failure }
  return isResponse(data) ? { data } : unreadable
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'TimeoutError'
}
