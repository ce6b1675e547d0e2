import { useSession } from '@lectern/api-client/session'
import { rulesOfMode } from '@lectern/core/book'
import { readingToolsMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { useEffect, useEffectEvent } from 'react'
import { useReaderStore } from '../connected/use-reader-store'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { getPageNumber, listPlaces, type Place } from '../store/outline'
import { pageTurned } from '../store/reading-slice'
import { createProgressReports } from './create-progress-reports'
import { followProgress } from './follow-progress'
import { planLastPlace } from './plan-last-place'
import { openProgressAccount } from './progress-account'
import { devicePlaceKey, parseDevicePlace } from './stored-device-place'

/** Continues where a signed-in reader stopped on another device, and saves where they are. Nothing for guests and previews. */
export function LastPlaceTool(props: ReadingToolsProps) {
  const { address, session } = props
  const userId = useSession(session)?.id ?? null
  const isKept = rulesOfMode(address.mode).savesProgress && !address.isPreview
  // The token of a host page may name no user.
  const hasAccount = userId !== null && userId > 0
  return !hasAccount || !isKept ? null : <AccountPlace key={userId} {...props} userId={userId} />
}

function AccountPlace({ outline, session, storage, isPlaceNamed, userId }: ReadingToolsProps & { userId: number }) {
  const t = useTranslate(readingToolsMessages)
  const showToast = useToast()
  const store = useReaderStore()
  const { bookId } = outline

  const turnTo = (place: Place) => store.dispatch(pageTurned({ place, by: 'hand' }))
  const tell = useEffectEvent((kind: 'continue' | 'offer', pageId: number) => {
    const places = listPlaces(outline)
    const there = places.find((place) => place.pageId === pageId)
    const { shown: here } = store.getState().reading
    if (there === undefined || here === null) return
    const page = getPageNumber(places, there)
    if (kind === 'offer') {
      const action = { label: t('lastPlaceGo'), onPress: () => turnTo(there) }
      showToast({ message: t('lastPlaceOffer', { page }), action })
      return
    }
    turnTo(there)
    const action = { label: t('lastPlaceBack'), onPress: () => turnTo(here) }
    showToast({ message: t('lastPlaceContinued', { page }), action })
  })

  useEffect(() => {
    const opened = store.getState().reading
    if (opened.shown === null) return undefined
    const account = openProgressAccount(session, bookId)
    const storedKey = devicePlaceKey(bookId, userId)
    const device = parseDevicePlace(storage.getItem(storedKey))
    const openedPageId = opened.shown.pageId
    const reports = createProgressReports({ account, storage, storedKey, pageId: openedPageId, now: Date.now })
    let isGone = false
    let stop = () => {}
    account.load().then(
      (place) => {
        if (isGone) return
        const { shown, isPlaying } = store.getState().reading
        if (shown === null) return
        const hasMoved = shown.pageId !== openedPageId || isPlaying
        const plan = planLastPlace({
          shownPageId: shown.pageId,
          device,
          account: place,
          hasChosen: isPlaceNamed || hasMoved,
        })
        stop = followProgress(store, reports)
        if (plan.kind !== 'stay') tell(plan.kind, plan.pageId)
        if (hasMoved || (plan.kind === 'stay' && plan.saves)) reports.moveTo(shown.pageId)
        if (plan.kind === 'stay' && (plan.saves || place === null)) void reports.send()
      },
      (reason: unknown) => {
        console.warn('The place in the account could not be read.', reason)
        // Moves are kept on the device, so that the newest place wins at the next opening.
        if (!isGone) stop = followProgress(store, reports)
      },
    )
    return () => {
      isGone = true
      stop()
    }
  }, [store, session, storage, bookId, userId, isPlaceNamed])
  return null
}
