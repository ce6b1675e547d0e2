import { photographMessages, studioMessages } from '@lectern/messages'
import { Banner, Button, ProgressBar, Stack, useTranslate } from '@lectern/ui'
import { ArrowLeft } from '@lectern/ui/icons'
import { Dialog } from '@lectern/ui/dialogs'
import { useDesk, useDeskState } from '../desk-screen/use-desk'
import type { PhotographEntry } from '../photographs/photograph'
import { listChanges, type PhotographsEvent } from '../photographs/step-photographs'
import { PhotographCard } from './photograph-card'
import { PhotographEditor } from './photograph-editor'
import * as styles from './photographs-dialog.css'

/** Lists the photographs of a chapter with proposals, or shows one of them to change it. */
export function PhotographsDialog() {
  const desk = useDesk()
  const t = useTranslate(photographMessages)
  const tStudio = useTranslate(studioMessages)
  const state = useDeskState((of) => of.photographs)
  const { entries, openedId, work, failure } = state
  const send = (event: PhotographsEvent) => desk.send({ kind: 'photographs', event })
  const opened = entries?.find(({ page }) => page.pageVariationId === openedId) ?? null
  const isAlone = entries?.length === 1
  const changes = listChanges(state)

  /** Saves first: words that are moved on the server must be those on the screen. */
  async function confirm(): Promise<void> {
    if (desk.editor.getState().unsavedPages.size > 0 && !(await desk.saveAll())) return
    send({ kind: 'photographs-confirmed' })
  }

  const actions =
    work === null ? (
      <>
        {opened !== null && !isAlone ? (
          <Button
            icon={ArrowLeft}
            iconFollowsText
            onClick={() => send({ kind: 'photograph-shown', pageVariationId: null })}
          >
            {t('photographsBack')}
          </Button>
        ) : (
          <Button tone="quiet" onClick={() => send({ kind: 'photographs-closed' })}>
            {tStudio('cancel')}
          </Button>
        )}
        <Button tone="accent" disabled={changes.length === 0} onClick={() => void confirm()}>
          {t('photographsConfirm', { count: changes.length })}
        </Button>
      </>
    ) : (
      <Button disabled={work.isCancelled} onClick={() => send({ kind: 'photographs-cancelled' })}>
        {t('photographsStop')}
      </Button>
    )
  return (
    <Dialog
      open={entries !== null}
      size={opened === null ? 'xl' : 'huge'}
      title={opened === null ? t('photographsTitle') : t('photographTitle', { page: opened.page.pageNumber })}
      description={opened === null ? t('photographsLead') : t('photographLead')}
      onOpenChange={(next) => !next && work === null && send({ kind: 'photographs-closed' })}
      actions={actions}
    >
      <Stack gap="m">
        {failure !== null && <Banner tone="critical">{t('photographsFailed', { reason: failure })}</Banner>}
        <Progress entries={entries} />
        {opened?.reading.kind === 'read' && opened.reading.photograph.findings.includes('no-sharp-text') && (
          <Banner tone="warning" title={t('photographNoText')}>
            {t('photographNoTextHint')}
          </Banner>
        )}
        {opened !== null && opened.reading.kind === 'read' && (
          <PhotographEditor
            key={opened.page.pageVariationId}
            photograph={opened.reading.photograph}
            plan={opened.plan}
            onPlan={(plan) => send({ kind: 'photograph-planned', pageVariationId: opened.page.pageVariationId, plan })}
          />
        )}
        {opened !== null && opened.reading.kind === 'failed' && (
          <Banner tone="critical">{t('photographNotRead', { reason: opened.reading.reason })}</Banner>
        )}
        {opened === null && entries !== null && (
          <ul className={styles.cards}>
            {entries.map((entry) => (
              <PhotographCard
                key={entry.page.pageVariationId}
                entry={entry}
                onAccept={(isAccepted) =>
                  send({ kind: 'photograph-accepted', pageVariationId: entry.page.pageVariationId, isAccepted })
                }
                onChange={() => send({ kind: 'photograph-shown', pageVariationId: entry.page.pageVariationId })}
              />
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  )
}

/** Shows how many photographs are analysed, or corrected. */
function Progress({ entries }: { readonly entries: readonly PhotographEntry[] | null }) {
  const t = useTranslate(photographMessages)
  const work = useDeskState((state) => state.photographs.work)
  if (work !== null) {
    const done = work.before.length
    const total = done + work.waiting.length + (work.running === null ? 0 : 1)
    return (
      <ProgressBar
        label={t('photographsWorking')}
        value={done / Math.max(1, total)}
        valueText={t('photographsOf', { done, total })}
      />
    )
  }
  if (entries === null) return null
  const total = entries.length
  const done = entries.filter(({ reading }) => reading.kind !== 'waiting').length
  if (done === total) return null
  return (
    <ProgressBar label={t('photographsReading')} value={done / total} valueText={t('photographsOf', { done, total })} />
  )
}
