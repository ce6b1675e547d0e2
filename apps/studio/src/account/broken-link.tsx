import { accountMessages } from '@lectern/messages'
import { EmptyState, Link, useTranslate } from '@lectern/ui'
import { Link2Off } from '@lectern/ui/icons'
import { signInPathname } from '@lectern/api-client/session'
import { AccountSheet } from './account-sheet'

/** Screen for a mailed link that was opened without its token. */
export function BrokenLink({ action }: { readonly action?: { readonly href: string; readonly label: string } }) {
  const t = useTranslate(accountMessages)
  return (
    <AccountSheet title={t('mailLinkMissingTitle')} footer={<Link href={signInPathname}>{t('backToSignIn')}</Link>}>
      <EmptyState
        level={1}
        place="panel"
        icon={Link2Off}
        title={t('mailLinkMissingTitle')}
        action={action && <Link href={action.href}>{action.label}</Link>}
      >
        {t('mailLinkMissing')}
      </EmptyState>
    </AccountSheet>
  )
}
