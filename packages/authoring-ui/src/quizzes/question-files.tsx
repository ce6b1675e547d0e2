import { quizEditorMessages } from '@lectern/messages'
import { Button, useLocale, useToast, useTranslate } from '@lectern/ui'
import { Download, Upload } from '@lectern/ui/icons'
import { lazy, Suspense, useState } from 'react'
import type { QuizDesk } from './create-quiz-desk'
import type { TrueFalseTexts } from './edit-quiz'
import type { QuestionDraft } from './quiz-draft'
import { saveFile } from './save-file'
import type { LeftOut, QuestionFileFormat } from './write-question-file'
import type { WritingLanguage } from './writing-language'

/** Loaded with the first import: it reads two formats. */
const LateImportDialog = lazy(async () => ({ default: (await import('./import-dialog')).ImportDialog }))

const files = {
  gift: { suffix: '.gift', type: 'text/plain' },
  qti: { suffix: ' (QTI).zip', type: 'application/zip' },
} as const satisfies Record<QuestionFileFormat, unknown>

const leftOutTexts = {
  languages: 'quizLeftLanguages',
  media: 'quizLossMedia',
  shuffle: 'quizLeftShuffle',
} as const satisfies Record<LeftOut, string>

export interface QuestionFilesProps {
  readonly desk: QuizDesk
  readonly texts: TrueFalseTexts
  /** Files are written in this language. */
  readonly writing: WritingLanguage
}

/** Imports questions from files, and exports those of the quiz. */
export function QuestionFiles({ desk, texts, writing }: QuestionFilesProps) {
  const t = useTranslate(quizEditorMessages)
  const { locale } = useLocale()
  const toast = useToast()
  const [isImporting, setImporting] = useState(false)
  const add = (questions: readonly QuestionDraft[]) => {
    desk.edit((quiz) => ({ ...quiz, questions: [...quiz.questions, ...questions] }))
    setImporting(false)
    toast({ tone: 'success', message: t('quizImportAdded', { count: questions.length }) })
  }
  const download = async (format: QuestionFileFormat) => {
    const { title, questions, scoreFeedback } = desk.getState().draft
    const { writeQuestionFile } = await import('./write-question-file')
    const { content, written, left, leftOut } = writeQuestionFile(questions, { format, trueFalse: texts, writing })
    const { suffix, type } = files[format]
    if (written > 0) saveFile(`${title}${suffix}`, content, type)
    if (left > 0) toast({ tone: 'warning', message: t('quizExportLeft', { count: left }) })
    else toast({ tone: 'success', message: t('quizExported', { count: written }) })
    const missing = [
      ...leftOut.map((each) => t(leftOutTexts[each])),
      ...(scoreFeedback.length > 0 ? [t('quizLeftScores')] : []),
    ]
    if (missing.length > 0) {
      const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(missing)
      toast({ tone: 'warning', message: t('quizExportLacks', { list }) })
    }
  }
  return (
    <>
      <Button tone="quiet" icon={Upload} onClick={() => setImporting(true)}>
        {t('quizImport')}
      </Button>
      {desk.getState().draft.questions.length > 0 && (
        <>
          <Button tone="quiet" icon={Download} onClick={() => void download('gift')}>
            {t('quizExportGift')}
          </Button>
          <Button tone="quiet" icon={Download} onClick={() => void download('qti')}>
            {t('quizExportQti')}
          </Button>
        </>
      )}
      {isImporting && (
        <Suspense>
          <LateImportDialog texts={texts} onAdd={add} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  )
}
