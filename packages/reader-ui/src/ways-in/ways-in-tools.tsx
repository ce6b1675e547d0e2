import { useSession } from '@lectern/api-client/session'
import { rulesOfMode } from '@lectern/core/book'
import { waysInMessages } from '@lectern/messages'
import { Badge, useTranslate } from '@lectern/ui'
import { createPortal } from 'react-dom'
import { LateTool } from '../reading-tools/late-tool'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { invitesGuest } from './invites-guest'
import { nameMode } from './name-mode'
import { NoticeStrip } from './notice-strip'
import { OpeningNotices } from './opening-notices'
import { SignInLink } from './sign-in-link'
import * as styles from './ways-in-tools.css'

/** Says in which mode a book is open and what of its address could not be shown, and invites guests of a partner to sign in. */
export function WaysInTools({ address, asked, book, session, domainId, isFramed, slots }: ReadingToolsProps) {
  const t = useTranslate(waysInMessages)
  const user = useSession(session)
  const isInvited = invitesGuest(address.mode, { isSignedIn: user !== null, hostname: window.location.hostname })
  const mode = nameMode(address)
  const texts = mode === null ? null : textsOf[mode]
  const place = slots.toolbar ?? slots.player
  const signIn = { session, domainId, isFramed }
  return (
    <>
      <OpeningNotices asked={asked} book={book} />
      {place &&
        createPortal(
          <>
            {texts && (
              <span className={styles.mode}>
                <Badge tone="warning">{t(texts.name)}</Badge>
              </span>
            )}
            {isInvited && <SignInLink {...signIn} size="s" tone="quiet" />}
          </>,
          place,
        )}
      {slots.top &&
        createPortal(
          <>
            {isInvited && (
              <NoticeStrip
                label={t('guestNoticeName')}
                text={t('guestNotice')}
                action={<SignInLink {...signIn} size="s" tone="accent" />}
              />
            )}
            {texts && <NoticeStrip label={t(texts.name)} text={t(texts.advice)} />}
            <LateTool
              tool={{ address }}
              isWanted={rulesOfMode(address.mode).showsErrorDetails}
              load={async () => (await import('./failed-calls')).FailedCalls}
            />
          </>,
          slots.top,
        )}
    </>
  )
}

const textsOf = {
  preview: { name: 'modePreview', advice: 'modePreviewAdvice' },
  testing: { name: 'modeTesting', advice: 'modeTestingAdvice' },
  sample: { name: 'modeSample', advice: 'modeSampleAdvice' },
} as const
