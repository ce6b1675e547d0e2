import { readerMenuMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { useState, type ComponentType } from 'react'
import { useLateImport } from '../reading-tools/use-late-import'
import type { TourProps } from './tour'

interface TourToolProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Shows the tour, which is loaded when it first starts. */
export function TourTool({ isOpen, onOpenChange }: TourToolProps) {
  const t = useTranslate(readerMenuMessages)
  const showToast = useToast()
  const [Tour, setTour] = useState<ComponentType<TourProps> | null>(null)
  useLateImport(isOpen && Tour === null, {
    load: () => import('./tour'),
    onLoad: (loaded) => setTour(() => loaded.Tour),
    onFailure: () => {
      onOpenChange(false)
      showToast({ tone: 'critical', message: t('menuFailed') })
    },
  })
  return Tour !== null && isOpen ? <Tour onEnd={() => onOpenChange(false)} /> : null
}
