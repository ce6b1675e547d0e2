import { accountMessages } from '@lectern/messages'
import { Button, EmptyState, useTranslate } from '@lectern/ui'
import { Mail } from '@lectern/ui/icons'

/** Tells that a mail is on its way and offers to send it again. */
export function MailSent({ text, onAgain }: { readonly text: string; readonly onAgain: () => void }) {
  const t = useTranslate(accountMessages)
  return (
    <div role="status">
      <EmptyState
        level={1}
        place="panel"
        icon={Mail}
        title={t('mailSentTitle')}
        action={<Button onClick={onAgain}>{t('mailSentAgain')}</Button>}
      >
        <p>{text}</p>
        <p>{t('mailSentHelp')}</p>
      </EmptyState>
    </div>
  )
}
