import { studioMessages } from '@lectern/messages'
import { Banner, Button, useTranslate } from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { useState } from 'react'
import { SignInForm } from './sign-in-form'
import * as styles from './session-over.css'

/** Sign-in form on top of a desk with unsaved work, shown after the session has ended. */
export function SessionOver({ onLeave }: { readonly onLeave: () => void }) {
  const t = useTranslate(studioMessages)
  const [open, setOpen] = useState(true)
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="s"
        title={t('sessionOverTitle')}
        description={t('sessionOverLead')}
        actions={
          <Button tone="quiet" onClick={onLeave}>
            {t('sessionOverLeave')}
          </Button>
        }
      >
        <SignInForm />
      </Dialog>
      {!open && (
        <div className={styles.reminder}>
          <Banner
            tone="warning"
            action={
              <Button size="s" tone="accent" onClick={() => setOpen(true)}>
                {t('signIn')}
              </Button>
            }
          >
            {t('sessionOverLead')}
          </Banner>
        </div>
      )}
    </>
  )
}
