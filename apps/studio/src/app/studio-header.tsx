import { useSession } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { ButtonLink, Inline, Link, LocaleToggle, ThemeToggle, useTranslate, Wordmark } from '@lectern/ui'
import { BookMarked, BookOpenText, LogOut, Settings, User } from '@lectern/ui/icons'
import { Menu } from '@lectern/ui/menu'
import { useNavigate } from 'react-router'
import { useStudio } from './studio-context'
import * as styles from './studio.css'
import { useLeaving } from './use-leave-guard'

/** The bar at the top of every author's screen. */
export function StudioHeader() {
  const t = useTranslate(studioMessages)
  const { session } = useStudio()
  const user = useSession(session)
  const leaving = useLeaving()
  const navigate = useNavigate()
  return (
    <>
      <Link href="/studio/" tone="plain">
        <Wordmark part={t('studioTitle')} />
      </Link>
      <Inline gap="xs">
        <ButtonLink href="/" tone="quiet" icon={BookOpenText} aria-label={t('libraryReaderHome')}>
          <span className={styles.readerWord}>{t('libraryReaderHome')}</span>
        </ButtonLink>
        <LocaleToggle />
        <ThemeToggle />
        {user !== null && (
          <Menu
            look="icon"
            icon={User}
            align="end"
            label={t('accountMenu', { email: user.email })}
            entries={[
              ...(user.role === 'user'
                ? [
                    { label: t('openGlossary'), icon: BookMarked, onSelect: () => void navigate('/studio/glossary') },
                    { label: t('openEngines'), icon: Settings, onSelect: () => void navigate('/studio/settings') },
                  ]
                : []),
              { label: t('signOut'), icon: LogOut, onSelect: leaving?.signOut ?? session.signedOut },
            ]}
          />
        )}
      </Inline>
    </>
  )
}
