import { mainApi, type BookData } from '@lectern/api-client/main'
import { isApiFailure } from '@lectern/api-client/session'
import { nameLanguage, sharingMessages, studioMessages } from '@lectern/messages'
import {
  Banner,
  Button,
  Inline,
  ProgressBar,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
  useLocale,
  useTranslate,
} from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { Copy, Download, EyeOff } from '@lectern/ui/icons'
import { useState } from 'react'
import { workspacePath } from '../workspace/workspace-path'
import { QrCode, writeQrFile } from './qr-code'
import { readPublicOrigin } from './read-public-origin'
import { ShareAccess } from './share-access'
import * as styles from './sharing.css'
import { UnpublishDialog } from './unpublish-dialog'
import { useCopy } from './use-copy'
import { writeEmbedCode, writeReaderLink } from './write-embed-code'

export interface ShareDialogProps {
  readonly bookId: number
  readonly onClose: () => void
  /** Called when the book was taken away from its readers here. */
  readonly onUnpublished?: (() => void) | undefined
}

/** Shares a book: who can read it, its link, its QR code, and the code that embeds it. */
export function ShareDialog({ bookId, onClose, onUnpublished }: ShareDialogProps) {
  const t = useTranslate(sharingMessages)
  const s = useTranslate(studioMessages)
  const { data, error, refetch } = mainApi.useGetBookDataQuery(
    { id: bookId, includeRectData: 'false' },
    { refetchOnMountOrArgChange: true },
  )
  const [isAsking, setAsking] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={data === undefined ? t('shareLoading') : t('shareTitle', { title: data.bookInfo.title })}
      actions={
        <>
          {data?.bookInfo.published === true && (
            <Button tone="quiet" icon={EyeOff} onClick={() => setAsking(true)}>
              {t('unpublish')}
            </Button>
          )}
          <Button onClick={onClose}>{s('close')}</Button>
        </>
      }
    >
      {data !== undefined ? (
        <>
          <SharedBook book={data.bookInfo} />
          <UnpublishDialog
            bookId={bookId}
            title={data.bookInfo.title}
            open={isAsking}
            onClose={() => setAsking(false)}
            onUnpublished={() => {
              void refetch()
              onUnpublished?.()
            }}
          />
        </>
      ) : error === undefined ? (
        <ProgressBar label={s('loading')} />
      ) : (
        <Banner
          tone="critical"
          title={t('shareFailed')}
          action={
            <Button size="s" onClick={() => void refetch()}>
              {s('retryNow')}
            </Button>
          }
        >
          {isApiFailure(error) ? error.msg : undefined}
        </Banner>
      )}
    </Dialog>
  )
}

const anyLanguage = ''

function SharedBook({ book }: { readonly book: BookData['bookInfo'] }) {
  const { id, title, languages, published, visibility } = book
  const t = useTranslate(sharingMessages)
  const { locale } = useLocale()
  const copy = useCopy()
  const [language, setLanguage] = useState<string>(anyLanguage)
  const shared = { id, title, language: language === anyLanguage ? null : language }
  const origin = readPublicOrigin(window)
  const link = writeReaderLink(origin, shared)
  const embed = writeEmbedCode(origin, shared)
  const command = 'lectern domain set <id> --origin https://school.example'
  return (
    <Stack gap="l">
      <ShareAccess
        published={published}
        visibility={visibility}
        publishPath={workspacePath(id, new URLSearchParams({ step: 'publish' }))}
      />
      {languages.length > 1 && (
        <Select
          label={t('shareLanguage')}
          value={language}
          onChange={setLanguage}
          options={[
            { value: anyLanguage, label: t('shareAnyLanguage') },
            ...languages.map((code) => ({ value: code, label: nameLanguage(code, locale) })),
          ]}
        />
      )}
      <Stack gap="s">
        <TextField
          label={t('shareLink')}
          readOnly
          dir="ltr"
          value={link}
          onChange={() => undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Inline gap="s">
          <Button icon={Copy} onClick={() => void copy(link, t('shareLinkCopied'))}>
            {t('shareCopyLink')}
          </Button>
        </Inline>
      </Stack>
      <Inline gap="m" align="end">
        <QrCode text={link} label={t('shareQr')} />
        <Button icon={Download} onClick={() => saveFile(writeQrFile(link), `book-${id}.svg`)}>
          {t('shareQrSave')}
        </Button>
      </Inline>
      <Stack gap="s">
        <TextArea
          label={t('shareEmbed')}
          hint={t('shareEmbedHint')}
          readOnly
          dir="ltr"
          rows={4}
          value={embed}
          onChange={() => undefined}
        />
        <Inline gap="s">
          <Button icon={Copy} onClick={() => void copy(embed, t('shareEmbedCopied'))}>
            {t('shareCopyEmbed')}
          </Button>
        </Inline>
        <Text size="s" tone="muted">
          {t('shareOrigins')}
        </Text>
        <pre className={styles.command} dir="ltr">
          {command}
        </pre>
        <Text size="s" tone="muted">
          {t('shareOriginsExact')}
        </Text>
      </Stack>
    </Stack>
  )
}

function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url))
}
