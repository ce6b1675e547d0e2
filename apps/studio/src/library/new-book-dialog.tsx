import { mainApi, type Visibility } from '@lectern/api-client/main'
import { isApiFailure } from '@lectern/api-client/session'
import { FormDialog } from '@lectern/authoring-ui'
import { languages, orderLanguages } from '@lectern/core/book'
import { studioMessages } from '@lectern/messages'
import { Combobox, Select, TextField, useLocale, useTranslate } from '@lectern/ui'
import { useState } from 'react'

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
  const [createBook, { isLoading }] = mainApi.useCreateBookMutation()
  const [title, setTitle] = useState('')
  const [language, setLanguage] = useState('en')
  const [visibility, setVisibility] = useState<Visibility>('public')
  const [failure, setFailure] = useState<string | undefined>()

  const submit = async () => {
    if (title.trim() === '') {
      setFailure(t('libraryNewTitleNeeded'))
      return
    }
    setFailure(undefined)
    try {
      const book = await createBook({ newBook: { title: title.trim(), language, visibility } }).unwrap()
      setTitle('')
      onCreated(book.bookInfo.id)
    } catch (error) {
      setFailure(isApiFailure(error) && error.msg !== '' ? error.msg : t('libraryNewFailed'))
    }
  }

  return (
    <FormDialog
      open={open}
      title={t('libraryNew')}
      description={t('libraryNewLead')}
      submitLabel={t('libraryNewCreate')}
      busy={isLoading}
      onSubmit={submit}
      onClose={onClose}
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
