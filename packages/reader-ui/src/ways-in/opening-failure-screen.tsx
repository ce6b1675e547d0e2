import { useSession } from '@lectern/api-client/session'
import { readerMessages, waysInMessages } from '@lectern/messages'
import { ButtonLink, EmptyState, useTranslate } from '@lectern/ui'
import { ArrowLeft, BookOpenText, CircleAlert, Library, Lock } from '@lectern/ui/icons'
import { Fragment, useContext, useEffect, useEffectEvent, useRef } from 'react'
import { BookOpening } from '../book-opening/book-opening'
import { useDocumentTitle } from '../connected/use-document-title'
import { useScreenFocus } from '../connected/use-screen-focus'
import { LateFailure } from '../late-failure/late-failure'
import { FailureListener } from './failure-listener'
import { FailedCalls } from './failed-calls'
import type { OpeningFailureProps } from './opening-failure-props'
import * as styles from './opening-failure-screen.css'
import { QuizTrial } from './quiz-trial'
import { SignInLink } from './sign-in-link'
import { useAwaitedToken } from './use-awaited-token'
import { useReturnTo } from './use-return-to'

/** Says why a book is not open and offers every way on: to sign in, back to the site that led here, to the library. */
export function OpeningFailureScreen(props: OpeningFailureProps) {
  const { failure, error, address, session, onRetry, isRetrying, onSignIn } = props
  const t = useTranslate(waysInMessages)
  const reader = useTranslate(readerMessages)
  const user = useSession(session)
  const { returnTo, domainId } = useReturnTo(props, props.partner)
  const title = failure === 'unreachable' ? reader('bookFailed') : t(titles[failure])
  useDocumentTitle(`${title} · Lectern`)
  useScreenFocus(props.takesFocus, failure)
  const isFramed = props.onReturn !== undefined

  const sendToSignIn = useEffectEvent(() => onSignIn({ domainId }))
  useEffect(() => {
    if (failure === 'needs-sign-in') sendToSignIn()
  }, [failure])
  // Somebody who signed in, here or in another window, may see more.
  const userId = user?.id ?? null
  const triedAs = useRef(userId)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (triedAs.current === userId) return
    triedAs.current = userId
    retry()
  }, [userId])

  const onFailure = useContext(FailureListener)
  const tell = useEffectEvent(() => onFailure?.(failure))
  useEffect(() => tell(), [failure])
  const isAwaiting = useAwaitedToken(props)
  if (isAwaiting) return <BookOpening />

  const mayGain = failure === 'missing' ? user === null : failure === 'needs-sign-in' || failure === 'not-allowed'
  const main = failure === 'needs-sign-in' || failure === 'not-allowed' ? 'sign-in' : returnTo ? 'return' : 'library'
  // As high as the button that tries again.
  const size = failure === 'unreachable' ? 'm' : 'l'
  const toneOf = (way: string) => (way === main && failure !== 'unreachable' ? 'accent' : 'plain')
  const ways = {
    'sign-in': mayGain && (
      <SignInLink
        session={session}
        size={size}
        tone={toneOf('sign-in')}
        domainId={domainId}
        isFramed={isFramed}
        isOther={failure === 'not-allowed'}
      />
    ),
    return: returnTo && (
      <ButtonLink {...returnTo.link} size={size} tone={toneOf('return')} icon={ArrowLeft} iconFollowsText>
        {reader('bookBackToSite', { site: returnTo.site })}
      </ButtonLink>
    ),
    library: !address.isEmbedded && (
      <ButtonLink href={props.libraryHref} size={size} tone={toneOf('library')} icon={Library}>
        {reader('bookBackToLibrary')}
      </ButtonLink>
    ),
  }
  const action = allWays
    .toSorted((a, b) => Number(b === main) - Number(a === main))
    .map((way) => <Fragment key={way}>{ways[way]}</Fragment>)
  return (
    <div className={styles.failure}>
      {failure === 'unreachable' ? (
        <LateFailure
          error={error}
          level={1}
          message={t('bookUnreachable')}
          advice={reader('failedAdvice')}
          onRetry={onRetry}
          retrying={isRetrying}
          action={action}
        />
      ) : (
        <EmptyState level={failure === 'empty' ? 2 : 1} title={title} icon={icons[failure]} action={action}>
          {t(advice[failure])}
          {failure === 'missing' && user === null && ` ${t('bookMissingMembers')}`}
        </EmptyState>
      )}
      <FailedCalls address={address} />
      {failure === 'empty' && <QuizTrial {...props} />}
    </div>
  )
}

const allWays = ['sign-in', 'return', 'library'] as const

const titles = {
  unnamed: 'bookAddressWrong',
  missing: 'bookMissing',
  'needs-sign-in': 'bookNeedsSignIn',
  'not-allowed': 'bookNotAllowed',
  empty: 'bookEmpty',
} as const
const advice = {
  unnamed: 'bookAddressWrongAdvice',
  missing: 'bookMissingAdvice',
  'needs-sign-in': 'bookNeedsSignInAdvice',
  'not-allowed': 'bookNotAllowedAdvice',
  empty: 'bookEmptyAdvice',
} as const
const icons = {
  unnamed: CircleAlert,
  missing: CircleAlert,
  'needs-sign-in': Lock,
  'not-allowed': Lock,
  empty: BookOpenText,
}
