import { audioEditorMessages, findWordsMessages } from '@lectern/messages'
import { FloatingPanel, IconButton, useToast, useTranslate } from '@lectern/ui'
import { FindReplace } from '@lectern/ui/find-replace'
import { Search } from '@lectern/ui/icons'
import { useState } from 'react'
import type { TextSelection } from '../parts/text-selection'
import type { PageText } from '../speech-text/page-text'
import type { EditedText } from '../speech-text/step-speech-text'
import { replaceFound, useFoundTexts, type FoundInText } from '../speech-text/use-found-texts'

export interface FindInTextProps {
  readonly pages: readonly PageText[]
  readonly language: string
  /** The text cannot be changed now. */
  readonly disabled: boolean
  /** Shows a match in the text of its page. */
  readonly onShow: (place: TextSelection) => void
  readonly onReplace: (texts: readonly EditedText[]) => void
  readonly onUndo: () => void
}

/** Finds and replaces in the text of all pages, beside the text. */
export function FindInText(props: FindInTextProps) {
  const t = useTranslate(findWordsMessages)
  /** The button that opened the search; null while it is closed. */
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        size="s"
        icon={Search}
        label={t('findOpen')}
        aria-expanded={opener !== null}
        onClick={(event) => setOpener(opener === null ? event.currentTarget : null)}
      />
      {opener !== null && <OpenSearch {...props} opener={opener} onClose={() => setOpener(null)} />}
    </>
  )
}

function OpenSearch({
  opener,
  onClose,
  ...props
}: FindInTextProps & { readonly opener: HTMLElement; readonly onClose: () => void }) {
  const t = useTranslate(findWordsMessages)
  const own = useTranslate(audioEditorMessages)
  const toast = useToast()
  const [query, setQuery] = useState({ text: '', matchesCase: false, wholeWords: false })
  const found = useFoundTexts(props.pages, query)
  const show = ({ page, from, to }: FoundInText) =>
    props.onShow({ pageVariationId: page.pageVariationId, start: from, end: to })
  const replace = (matches: readonly FoundInText[], replacement: string) => {
    props.onReplace(replaceFound(matches, replacement))
    toast({
      tone: 'success',
      message: t('findReplaced', { count: matches.length }),
      action: { label: own('undo'), onPress: props.onUndo },
    })
  }
  return (
    <FloatingPanel title={t('findTitle')} shape="sheet" opener={opener} closesOutside={false} onClose={onClose}>
      <FindReplace
        language={props.language}
        query={query}
        onQuery={setQuery}
        found={found}
        disabled={props.disabled}
        onShow={show}
        onReplace={replace}
      />
    </FloatingPanel>
  )
}
