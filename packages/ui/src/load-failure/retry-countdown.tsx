import { retryMessages } from '@lectern/messages'
import { useEffect, useState } from 'react'
import { useTranslate } from '../locale/use-translate'
import { VisuallyHidden } from '../visually-hidden'

export interface RetryCountdownProps {
  /** Seconds from now to the next attempt; null while it runs. */
  readonly pauseSeconds: number | null
}

/** Counts down to the next attempt of a call. Screen readers hear once that there will be one, not every second. */
export function RetryCountdown({ pauseSeconds }: RetryCountdownProps) {
  const t = useTranslate(retryMessages)
  return (
    <>
      <span aria-hidden>
        {pauseSeconds === null ? t('retryRunning') : <Seconds key={pauseSeconds} from={pauseSeconds} />}
      </span>
      <VisuallyHidden>{t('retryByItself')}</VisuallyHidden>
    </>
  )
}

function Seconds({ from }: { readonly from: number }) {
  const t = useTranslate(retryMessages)
  const [left, setLeft] = useState(from)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return isRunning ? t('retryIn', { count: left }) : t('retryRunning')
}
