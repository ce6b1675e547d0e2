import { fieldMessages } from '@lectern/messages'
import { useEffect, useRef, useState } from 'react'
import { HexColorPicker, setNonce } from 'react-colorful'
import { useTranslate } from '../locale/use-translate'
import * as styles from './color-plane.css'
import { nameSliders } from './name-sliders'

export interface ColorPlaneProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/**
 * The picker writes its styles into the document. Under a strict content security policy they need the nonce that Vite
 * provides.
 */
function takeNonce(): true {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  if (nonce !== undefined && nonce !== '') setNonce(nonce)
  return true
}

/** Chooses saturation, brightness and hue, by pointer or arrow keys. */
export function ColorPlane({ value, onChange }: ColorPlaneProps) {
  const t = useTranslate(fieldMessages)
  const box = useRef<HTMLDivElement>(null)
  useState(takeNonce)
  useEffect(() => {
    if (box.current === null) return undefined
    return nameSliders(box.current, {
      plane: t('colorPlane'),
      hue: t('colorHue'),
      planeValue: (saturation, brightness) => t('colorPlaneValue', { saturation, brightness }),
    })
  }, [t])
  return (
    <div ref={box} className={styles.plane}>
      <HexColorPicker color={value} onChange={(next) => onChange(next.toUpperCase())} />
    </div>
  )
}
