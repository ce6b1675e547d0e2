import { mainReadingApi } from '@lectern/api-client/main/reading'
import { mainReadingValidators } from '@lectern/api-client/main/reading/validators'
import { rulesOfMode } from '@lectern/core/book'
import { waysInMessages } from '@lectern/messages'
import { Card, DescriptionList, useTranslate } from '@lectern/ui'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { ReaderAddress } from '../address/read-address'
import * as styles from './failed-calls.css'
import { listFailedCalls } from './list-failed-calls'

type ApiState = Parameters<ReturnType<typeof mainReadingApi.endpoints.getBookOutline.select>>[0]

/** More would leave no room for the page. */
const shownCalls = 2

const callOf = (endpoint: string) => mainReadingValidators[endpoint]?.call

/** In the mode for tests: shows the last failed requests with its call, status, code and field. */
export function FailedCalls({ address }: { readonly address: ReaderAddress }) {
  return rulesOfMode(address.mode).showsErrorDetails ? <FailedCallList /> : null
}

function FailedCallList() {
  const t = useTranslate(waysInMessages)
  const queries = useSelector((state: ApiState) => state[mainReadingApi.reducerPath].queries)
  const failed = useMemo(() => listFailedCalls(Object.values(queries), callOf), [queries])
  if (failed.length === 0) return null
  return (
    <section aria-label={t('failedCalls')} className={styles.list}>
      {failed.slice(-shownCalls).map(({ call, status, code, field, message, requestId }) => (
        <Card key={call}>
          <DescriptionList
            entries={[
              { term: t('failedCall'), value: call },
              { term: t('failedCallStatus'), value: status === 0 ? t('failedCallNoResponse') : status },
              { term: t('failedCallCode'), value: code },
              ...(field === null ? [] : [{ term: t('failedCallField'), value: field }]),
              ...(message === '' ? [] : [{ term: t('failedCallMessage'), value: message }]),
              ...(requestId === null ? [] : [{ term: t('failedCallId'), value: requestId }]),
            ]}
          />
        </Card>
      ))}
    </section>
  )
}
