import type { Chapter } from '@lectern/api-client/main'
import { bookDetailsMessages } from '@lectern/messages'
import { Button, FileDrop, Stack, Text, useTranslate } from '@lectern/ui'
import { Image, Undo2 } from '@lectern/ui/icons'
import { useEffect, useState } from 'react'
import * as styles from './book-details.css'
import { CoverPageDialog } from './cover-page-dialog'
import type { CoverChoice } from './details-draft'
import { listCoverPages } from './list-cover-pages'

export interface CoverFieldProps {
  readonly cover: CoverChoice
  /** The cover that is stored. */
  readonly stored: CoverChoice
  readonly chapters: readonly Chapter[]
  readonly onChange: (cover: CoverChoice) => void
}

/** The cover of a book: an uploaded image, or the image of one of its pages. */
export function CoverField({ cover, stored, chapters, onChange }: CoverFieldProps) {
  const t = useTranslate(bookDetailsMessages)
  const [isChoosing, setChoosing] = useState(false)
  const pages = listCoverPages(chapters)
  const fileLink = cover.kind === 'file' ? cover.link : null
  useEffect(() => () => void (fileLink !== null && URL.revokeObjectURL(fileLink)), [fileLink])
  return (
    <div className={styles.cover} role="group" aria-label={t('detailsCover')}>
      <div className={styles.coverFrame}>
        {cover.link === null ? (
          <Text size="s" tone="muted">
            {t('detailsCoverNone')}
          </Text>
        ) : (
          <img
            className={styles.coverImage}
            src={cover.link}
            alt={t(cover.kind === 'stored' ? 'detailsCoverNow' : 'detailsCoverNew')}
          />
        )}
      </div>
      <Stack gap="s">
        <FileDrop
          compact
          label={t('detailsCover')}
          hint={t('detailsCoverHint')}
          invitation={t('detailsCoverDrop')}
          accept="image/*,.pdf"
          onFiles={([file]) => file !== undefined && onChange({ kind: 'file', file, link: URL.createObjectURL(file) })}
        />
        <Button icon={Image} disabled={pages.length === 0} onClick={() => setChoosing(true)}>
          {t('detailsCoverPage')}
        </Button>
        {cover.kind !== 'stored' && (
          <Button tone="quiet" icon={Undo2} onClick={() => onChange(stored)}>
            {t('detailsCoverKeep')}
          </Button>
        )}
      </Stack>
      <CoverPageDialog
        open={isChoosing}
        pages={pages}
        onChoose={({ variationId, imageLink }) => {
          onChange({ kind: 'page', variationId, link: imageLink })
          setChoosing(false)
        }}
        onClose={() => setChoosing(false)}
      />
    </div>
  )
}
