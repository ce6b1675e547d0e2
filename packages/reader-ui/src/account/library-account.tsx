import { useSession, type KeyStorage, type SessionKeeper } from '@lectern/api-client/session'
import { libraryMessages, readerAccountMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { LogOut, Pencil, User } from '@lectern/ui/icons'
import { Menu } from '@lectern/ui/menu'
import { lazy, Suspense, useState } from 'react'
import { SignInLink } from '../ways-in/sign-in-link'
import { signOut } from './sign-out'

export interface LibraryAccountProps {
  readonly session: SessionKeeper
  readonly storage: KeyStorage
  /** Address of the studio if the menu has to offer it; null otherwise. */
  readonly studioHref: string | null
  /** The sign-in screen may not be shown in a frame: it opens a window of its own. */
  readonly isFramed: boolean
  /** Called after the account has left this device: what was loaded for it must be forgotten. */
  readonly onLeft: () => void
}

const AccountDialog = lazy(async () => ({ default: (await import('./account-dialog')).AccountDialog }))

/** Leads guests to the sign-in screen, and opens the account of the signed-in. */
export function LibraryAccount({ session, storage, studioHref, isFramed, onLeft }: LibraryAccountProps) {
  const t = useTranslate(readerAccountMessages)
  const tLibrary = useTranslate(libraryMessages)
  const user = useSession(session)
  const [isOpen, setOpen] = useState(false)
  // The token of a host page may name no user.
  if (user !== null && user.id <= 0) return null
  if (user === null) return <SignInLink session={session} domainId={null} isFramed={isFramed} size="s" tone="quiet" />
  const leave = () => {
    signOut(session, storage)
    onLeft()
  }
  return (
    <>
      <Menu
        look="icon"
        icon={User}
        align="end"
        label={t('accountMenu', { email: user.email })}
        entries={[
          ...(studioHref === null
            ? []
            : [{ label: tLibrary('libraryStudio'), icon: Pencil, onSelect: () => window.location.assign(studioHref) }]),
          { label: t('accountOpen'), icon: User, onSelect: () => setOpen(true) },
          { label: t('signOut'), icon: LogOut, onSelect: leave },
        ]}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <AccountDialog session={session} email={user.email} onClose={() => setOpen(false)} onDeleted={leave} />
        </Suspense>
      )}
    </>
  )
}
