import { appApi } from '@lectern/api-client/app'
import { useRetry } from '@lectern/api-client/retry'
import { isApiFailure } from '@lectern/api-client/session'
import { engineMessages } from '@lectern/messages'
import { Banner, Button, Heading, Inline, LoadFailure, Stack, Text, useLocale, useTranslate } from '@lectern/ui'
import { RefreshCw } from '@lectern/ui/icons'
import { EngineBoard } from '../engine-board'
import { Waiting } from '../desk-screen/waiting'

/** Lists the engines of this server with their state; a button probes each with a small job. */
export function EngineSettings() {
  const t = useTranslate(engineMessages)
  const { locale } = useLocale()
  const glance = appApi.useListEnginesQuery({}, { refetchOnMountOrArgChange: true })
  const { error, isFetching, refetch } = glance
  const retry = useRetry({
    error: glance.data === undefined ? error : undefined,
    isTrying: isFetching,
    tryAgain: refetch,
  })
  const [probe, probed] = appApi.useLazyListEnginesQuery()
  const shown = probed.data ?? glance.data
  if (shown === undefined) {
    if (error === undefined) return <Waiting />
    return (
      <LoadFailure
        level={1}
        title={t('enginesFailed')}
        cause={retry.cause}
        reason={isApiFailure(error) ? error.msg : ''}
        pauseSeconds={retry.pauseSeconds}
        retrying={isFetching}
        onRetry={retry.retryNow}
      />
    )
  }
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' })
  const { engines, probedAt } = shown
  return (
    <Stack gap="xl">
      <Inline justify="between" align="end" gap="l">
        <Stack gap="xs">
          <Heading level={1}>{t('enginesTitle')}</Heading>
          <Text tone="muted">{t('enginesLead')}</Text>
          <Text tone="muted" size="s" role="status">
            {probed.isFetching
              ? t('enginesChecking')
              : probedAt === null
                ? t('enginesUnchecked')
                : t('enginesChecked', { time: time.format(new Date(probedAt)) })}
          </Text>
        </Stack>
        <Button tone="accent" icon={RefreshCw} busy={probed.isFetching} onClick={() => void probe({ probe: 'true' })}>
          {t('enginesCheck')}
        </Button>
      </Inline>
      {probed.error !== undefined && !probed.isFetching && (
        <Banner tone="critical">{describeFailure(probed.error, t('enginesFailed'))}</Banner>
      )}
      <EngineBoard engines={engines} probed={probedAt !== null} />
    </Stack>
  )
}

function describeFailure(error: unknown, otherwise: string): string {
  return isApiFailure(error) && error.msg !== '' ? error.msg : otherwise
}
