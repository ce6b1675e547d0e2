import { studioMessages } from '@lectern/messages'
import { AppShell, Button, ButtonLink, ErrorState, useTranslate } from '@lectern/ui'
import { RotateCcw } from '@lectern/ui/icons'

/** Screen for an error during rendering; offers to reload or to leave. */
export function CrashScreen() {
  const t = useTranslate(studioMessages)
  return (
    <AppShell>
      <title>{`${t('studioTitle')} – Lectern`}</title>
      <ErrorState
        level={1}
        title={t('crashTitle')}
        message={t('crashLead')}
        action={
          <>
            <Button tone="accent" size="l" icon={RotateCcw} onClick={() => window.location.reload()}>
              {t('crashReload')}
            </Button>
            <ButtonLink size="l" href="/studio/">
              {t('backToBooks')}
            </ButtonLink>
          </>
        }
      />
    </AppShell>
  )
}
