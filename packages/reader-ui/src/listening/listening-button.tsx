import { listeningMessages } from '@lectern/messages'
import { IconButton, useTranslate } from '@lectern/ui'
import { Headphones } from '@lectern/ui/icons'
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useReaderSelector } from '../connected/use-reader-store'
import { useCommand } from '../reading-tools/use-command'
import { isSilent } from '../store/reading-slice'
import type { ListeningButtonProps } from './listening-button-props'

const ListeningMenu = lazy(() => import('./listening-menu').then((late) => ({ default: late.ListeningMenu })))

/** Opens the menu of sentence mode, repeat and sleep timer, which is loaded then. */
export function ListeningButton(props: ListeningButtonProps) {
  const { listening, timer, slots, commands } = props
  const t = useTranslate(listeningMessages)
  const [opened, setOpened] = useState<'menu' | 'repeat' | null>(null)
  const [isLoaded, setIsLoaded] = useState(false)
  const isNothingHeard = useReaderSelector(({ reading }) => isSilent(reading))
  const open = (part: 'menu' | 'repeat') => {
    if (isNothingHeard) return
    setIsLoaded(true)
    setOpened(part)
  }
  useCommand(commands, 'open-repeat', () => open('repeat'))
  useCommand(commands, 'replay-sentence', () => listening.playSentence(0))
  useCommand(commands, 'next-sentence', () => listening.playSentence(1))
  if (slots.player === null || isNothingHeard) return null
  const isOn = listening.isSentenceMode || listening.repeat !== null || timer.sleep !== null
  const button = (
    <IconButton
      icon={Headphones}
      label={t('listeningMenu')}
      tone={isOn ? 'plain' : 'quiet'}
      aria-haspopup="dialog"
      onClick={isLoaded ? undefined : () => open('menu')}
    />
  )
  return createPortal(
    isLoaded ? (
      <Suspense fallback={button}>
        <ListeningMenu
          {...props}
          trigger={button}
          isOpen={opened !== null}
          startsAtRepeat={opened === 'repeat'}
          onOpenChange={(isOpen) => setOpened(isOpen ? 'menu' : null)}
        />
      </Suspense>
    ) : (
      button
    ),
    slots.player,
  )
}
