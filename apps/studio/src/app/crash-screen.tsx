import { studioMessages } from '@lectern/messages'
import { AppShell, Button, ButtonLink, ErrorState, useTranslate } from '@lectern/ui'
import { RotateCcw } from '@lectern/ui/icons'

/** A screen has stopped: loaded again it works, or there is a way out. */
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
