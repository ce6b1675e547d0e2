import { mainApi, type Visibility } from '@lectern/api-client/main'
import { useRetry } from '@lectern/api-client/retry'
import { FormDialog } from '@lectern/authoring-ui'
import { languages, orderLanguages } from '@lectern/core/book'
import { studioMessages } from '@lectern/messages'
import { Combobox, Select, TextField, useLocale, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import { describeFormFailure } from './describe-form-failure'

export interface NewBookDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onCreated: (bookId: number) => void
}

/** Creates a book from a title, a language and a visibility. */
export function NewBookDialog({ open, onClose, onCreated }: NewBookDialogProps) {
  const t = useTranslate(studioMessages)
  const { locale } = useLocale()
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  const [createBook, { error, isLoading, reset }] = mainApi.useCreateBookMutation()
  const [title, setTitle] = useState('')
  const [language, setLanguage] = useState('en')
  const [visibility, setVisibility] = useState<Visibility>('public')
  const [isTitleMissing, setTitleMissing] = useState(false)

  const submit = async () => {
    setTitleMissing(title.trim() === '')
    if (title.trim() === '') return
    const { data: book } = await createBook({ newBook: { title: title.trim(), language, visibility } })
    if (book === undefined) return
    setTitle('')
    onCreated(book.bookInfo.id)
  }
  const retry = useRetry({ error, isTrying: isLoading, tryAgain: submit })
  const failure = isTitleMissing
    ? t('libraryNewTitleNeeded')
    : describeFormFailure(t, error, retry, t('libraryNewFailed'))
  const close = () => {
    // A book that was given up is not created later.
    reset()
    onClose()
  }

  return (
    <FormDialog
      open={open}
      title={t('libraryNew')}
      description={t('libraryNewLead')}
      submitLabel={retry.cause === null ? t('libraryNewCreate') : t('retryNow')}
      busy={isLoading}
      onSubmit={retry.retryNow}
      onClose={close}
    >
      <TextField
        label={t('libraryNewTitle')}
        value={title}
        onChange={setTitle}
        dir="auto"
        error={failure}
        maxLength={300}
      />
      <Combobox
        label={t('libraryNewLanguage')}
        value={language}
        onChange={setLanguage}
        options={orderLanguages(languages, { locale }).map(({ code, name, native }) => ({
          value: code,
          label: native,
          lang: code,
          keywords: [name, names.of(code) ?? code],
        }))}
      />
      <Select
        label={t('libraryNewVisibility')}
        value={visibility}
        onChange={setVisibility}
        options={[
          { value: 'public', label: t('visibilityPublic') },
          { value: 'domain', label: t('visibilityDomain') },
          { value: 'private', label: t('visibilityPrivate') },
        ]}
      />
    </FormDialog>
  )
}
