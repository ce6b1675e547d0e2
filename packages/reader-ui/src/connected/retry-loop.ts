import { computePauseSeconds, readRetryHint } from '@lectern/api-client/retry'
import { isApiFailure, type ApiFailure } from '@lectern/api-client/session'
import { retryTexts, toInterfaceLocale } from '@lectern/messages'
import type { ErrorStateProps } from '@lectern/ui'

/** A failure as its screen knows it. */
export interface ShownFailure extends Pick<ErrorStateProps, 'onRetry' | 'retrying'> {
  /** Error of the last attempt; of an image, which reports no reason, the number of attempts before it. Undefined without one. */
  readonly error: unknown
  /** Aborted when the failure is over or another one follows. */
  readonly signal: AbortSignal
  /** Shows another advice. */
  readonly show: (texts: Pick<ErrorStateProps, 'advice'>) => void
}

/** An image may fail without a response, or with one that its element does not tell. */
const noResponse: ApiFailure = { status: 0, code: 'network', msg: '' }

/** Automatic attempts of one call. */
export interface RetryLoop {
  failures: number
}

/**
 * Says why a call failed and plans its next attempt: after a growing pause, or at once when the browser is online again. Nothing
 * is planned for a failure that would repeat.
 */
export function planNextTry(loop: RetryLoop, { error, onRetry, retrying, show, signal }: ShownFailure): void {
  if (signal.aborted || error === undefined || retrying === true || onRetry === undefined) return
  const failure = isApiFailure(error) ? error : noResponse
  const hint = readRetryHint(failure, { milliseconds: Date.now(), isOnline: navigator.onLine })
  // For the operator of the server: the call and the field of a response that does not fit its schema.
  if (failure.call !== undefined) show({ advice: failure.msg })
  if (hint === null) return
  const texts = retryTexts[toInterfaceLocale(document.documentElement.lang)]
  show({ advice: `${texts[hint.cause]} ${texts.byItself}` })
  const failures = (typeof error === 'number' ? error : loop.failures) + 1
  // Counted with the try: a plan that is dropped before is none.
  const tryAgain = () => {
    loop.failures = failures
    onRetry()
  }
  const timer = setTimeout(tryAgain, computePauseSeconds(failures, hint.retryAfterSeconds) * 1000)
  window.addEventListener('online', tryAgain, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
