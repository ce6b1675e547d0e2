import { photographMessages } from '@lectern/messages'
import { Badge, Button, Checkbox, Inline, Skeleton, Text, useTranslate } from '@lectern/ui'
import type { PhotographEntry, PhotographFinding } from '../photographs/photograph'
import { isSamePlan } from '../photographs/is-same-plan'
import { PagePreview } from './page-preview'
import * as styles from './photographs-dialog.css'

export interface PhotographCardProps {
  readonly entry: PhotographEntry
  readonly onAccept: (isAccepted: boolean) => void
  readonly onChange: () => void
}

const findingTexts = {
  margin: 'photographMargin',
  turned: 'photographTurned',
  tilted: 'photographTilted',
  dark: 'photographDark',
  'uneven-light': 'photographUneven',
  'no-sharp-text': 'photographNoText',
} as const satisfies Record<PhotographFinding, string>

const WIDTH = 112
const HEIGHT = 144

/** One page: its photograph before and after, what was found, and the author's choice. */
export function PhotographCard({ entry, onAccept, onChange }: PhotographCardProps) {
  const t = useTranslate(photographMessages)
  const { page, reading, plan, isAccepted } = entry
  const name = t('photographPage', { page: page.pageNumber })
  if (reading.kind === 'waiting') {
    return (
      <li className={styles.card} aria-busy>
        <Text weight="bold">{name}</Text>
        <Skeleton shape="block" />
      </li>
    )
  }
  if (reading.kind === 'failed') {
    return (
      <li className={styles.card}>
        <Text weight="bold">{name}</Text>
        <Text tone="muted">{t('photographNotRead', { reason: reading.reason })}</Text>
      </li>
    )
  }
  const { photograph } = reading
  const isOriginal = photograph.plan === null
  const source = isOriginal ? (page.thumbnailUrl ?? photograph.photographUrl) : photograph.photographUrl
  const preview = { photograph, source, maxWidth: WIDTH, maxHeight: HEIGHT }
  const isNew = !isSamePlan(plan, photograph.plan)
  return (
    <li className={styles.card}>
      <div className={styles.pair}>
        <figure className={styles.figure}>
          <PagePreview {...preview} plan={photograph.plan} label={t('photographNow', { page: page.pageNumber })} />
          <figcaption>{t('photographBefore')}</figcaption>
        </figure>
        <figure className={styles.figure} data-left={isNew && isAccepted ? undefined : ''}>
          <PagePreview {...preview} plan={plan} label={t('photographThen', { page: page.pageNumber })} />
          <figcaption>{t('photographAfter')}</figcaption>
        </figure>
      </div>
      <Inline gap="xs">
        {photograph.findings.map((finding) => (
          <Badge key={finding} tone={finding === 'no-sharp-text' ? 'warning' : 'neutral'}>
            {t(findingTexts[finding])}
          </Badge>
        ))}
        {photograph.findings.length === 0 && <Badge tone="success">{t('photographFine')}</Badge>}
      </Inline>
      {photograph.findings.includes('no-sharp-text') && (
        <Text size="s" tone="muted">
          {t('photographNoTextHint')}
        </Text>
      )}
      <Inline justify="between" gap="s">
        {isNew ? (
          <Checkbox label={t('photographAccept', { page: page.pageNumber })} checked={isAccepted} onChange={onAccept} />
        ) : (
          <Text size="s" tone="muted">
            {name}
          </Text>
        )}
        <Button size="s" aria-label={t('photographChangeOf', { page: page.pageNumber })} onClick={onChange}>
          {t('photographChange')}
        </Button>
      </Inline>
    </li>
  )
}
