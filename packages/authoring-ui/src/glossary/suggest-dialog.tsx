import { mainApi } from '@lectern/api-client/main'
import { useLibrary } from '@lectern/api-client/main/library'
import { quizApi } from '@lectern/api-client/quiz'
import { glossaryEditorMessages, nameLanguage } from '@lectern/messages'
import { Banner, Button, Combobox, Select, Stack, useLocale, useToast, useTranslate } from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo, useState } from 'react'
import { SuggestedTable } from './suggested-table'
import { readReason } from './use-delete-word'

/** Adds rare words of a book to the glossary. */
export function SuggestDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate(glossaryEditorMessages)
  const { locale } = useLocale()
  const notify = useToast()
  const library = useLibrary({ onlyOwnBooks: true })
  const [bookId, setBookId] = useState<number | null>(null)
  const [chosenLanguage, setLanguage] = useState<string | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const book = mainApi.useGetBookDataQuery(bookId === null ? skipToken : { id: bookId })
  const [createWords, created] = quizApi.useCreateWordsMutation()

  const chapters = book.currentData?.chapters
  const languages = useMemo(
    () => [...new Set(chapters?.flatMap(({ variations }) => variations.map(({ variation }) => variation)))],
    [chapters],
  )
  const language = languages.find((code) => code === chosenLanguage) ?? languages[0]
  const text = useMemo(
    () => (bookId === null || chapters === undefined || language === undefined ? null : { bookId, language, chapters }),
    [bookId, chapters, language],
  )
  const add = async () => {
    if (language === undefined) return
    const words = Array.from(chosen, (word) => ({ word, lang: language }))
    const { error } = await createWords({ newWords: { words } })
    if (error !== undefined) return
    notify({ tone: 'success', message: t('glossarySuggestAdded', { count: words.length }) })
    onClose()
  }
  const failure =
    created.error !== undefined
      ? t('glossarySuggestAddFailed', { reason: readReason(created.error) })
      : book.error !== undefined
        ? t('glossarySuggestFailed', { reason: readReason(book.error) })
        : null
  return (
    <Dialog
      open
      size="l"
      title={t('glossarySuggest')}
      description={t('glossarySuggestLead')}
      onOpenChange={(next) => !next && onClose()}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button tone="accent" busy={created.isLoading} disabled={chosen.size === 0} onClick={() => void add()}>
            {t('glossarySuggestAdd', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <Combobox
          label={t('glossarySuggestBook')}
          busy={library.books === undefined}
          value={bookId === null ? null : String(bookId)}
          options={(library.books ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={(id) => {
            setBookId(Number(id))
            setChosen(new Set())
          }}
        />
        {languages.length > 1 && language !== undefined && (
          <Select
            label={t('glossarySuggestLanguage')}
            value={language}
            options={languages.map((code) => ({ value: code, label: nameLanguage(code, locale) }))}
            onChange={(code) => {
              setLanguage(code)
              setChosen(new Set())
            }}
          />
        )}
        {failure !== null && <Banner tone="critical">{failure}</Banner>}
        {text !== null && <SuggestedTable text={text} chosen={chosen} onChosen={setChosen} />}
      </Stack>
    </Dialog>
  )
}
