import { focusImagePixels } from '@lectern/core/book'
import { audioEditorMessages } from '@lectern/messages'
import { Text, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import * as styles from './page-image.css'

export interface PageImageProps {
  readonly pageNumber: number
  /** Null if the page has no image in the language. */
  readonly imageUrl: string | null
}

/** The image of a page beside its text. */
export function PageImage({ pageNumber, imageUrl }: PageImageProps) {
  const t = useTranslate(audioEditorMessages)
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  if (imageUrl === null || failedUrl === imageUrl) {
    return (
      <div className={styles.missing}>
        <Text tone="muted">{t(imageUrl === null ? 'focusNoImage' : 'focusImageFailed')}</Text>
      </div>
    )
  }
  return (
    <img
      className={styles.image}
      {...focusImagePixels}
      src={imageUrl}
      alt={t('focusImage', { page: pageNumber })}
      onError={() => setFailedUrl(imageUrl)}
    />
  )
}
