import { mainApi, type Visibility } from '@lectern/api-client/main'
import { isApiFailure } from '@lectern/api-client/session'
import { languages } from '@lectern/core/book'
import { studioMessages } from '@lectern/messages'
import { Button, Inline, Select, Stack, TextField, useTranslate } from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { useId, useState, type FormEvent } from 'react'

export interface NewBookDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onCreated: (bookId: number) => void
}

/** Title, language, readers: enough to begin with. */
export function NewBookDialog({ open, onClose, onCreated }: NewBookDialogProps) {
  const t = useTranslate(studioMessages)
  const formId = useId()
  const [createBook, { isLoading }] = mainApi.useCreateBookMutation()
  const [title, setTitle] = useState('')
  const [language, setLanguage] = useState('en')
  const [visibility, setVisibility] = useState<Visibility>('public')
  const [failure, setFailure] = useState<string | undefined>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
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
    <Dialog
      open={open}
      size="s"
      onOpenChange={(next) => !next && onClose()}
      title={t('libraryNew')}
      description={t('libraryNewLead')}
      actions={
        <Inline gap="s" justify="end">
          <Button tone="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} tone="accent" busy={isLoading}>
            {t('libraryNewCreate')}
          </Button>
        </Inline>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="l">
          <TextField label={t('libraryNewTitle')} value={title} onChange={setTitle} error={failure} maxLength={300} />
          <Select
            label={t('libraryNewLanguage')}
            value={language}
            onChange={setLanguage}
            options={languages.map((entry) => ({ value: entry.code, label: entry.native, lang: entry.code }))}
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
        </Stack>
      </form>
    </Dialog>
  )
}
