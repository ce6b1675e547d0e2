import { publishingApi } from '@lectern/api-client/publishing'
import { accountMessages } from '@lectern/messages'
import { Button, Heading, Link, Stack, Text, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import { useStudio } from '../app/studio-context'
import { accountPaths } from './account-paths'
import { AccountSheet } from './account-sheet'
import { BrokenLink } from './broken-link'
import { readRefusal, type Refusal } from './read-refusal'
import { RefusalBanner } from './refusal-banner'

/** Makes the account that was asked for. By a button: programs that look into mails open every link in them. */
export function VerifyScreen() {
  const t = useTranslate(accountMessages)
  const { session, mailedToken } = useStudio()
  const [verify, { isLoading }] = publishingApi.useVerifySignUpMutation()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  if (mailedToken === null) return <BrokenLink action={{ href: accountPaths.signUp, label: t('signUpTitle') }} />

  const confirm = async () => {
    setRefusal(null)
    try {
      session.signedIn(await verify({ body: { token: mailedToken } }).unwrap())
      // New accounts read; the reader is an application of its own.
      window.location.assign('/')
    } catch (error) {
      setRefusal(readRefusal(error))
    }
  }

  return (
    <AccountSheet title={t('verifyTitle')}>
      <Stack gap="l">
        <Heading level={1} size="m">
          {t('verifyTitle')}
        </Heading>
        <Text>{t('verifyLead')}</Text>
        <RefusalBanner refusal={refusal} />
        {refusal?.kind === 'link over' && <Link href={accountPaths.signUp}>{t('signUpTitle')}</Link>}
        <Button tone="accent" size="l" wide busy={isLoading} onClick={() => void confirm()}>
          {t('verifyDo')}
        </Button>
      </Stack>
    </AccountSheet>
  )
}
