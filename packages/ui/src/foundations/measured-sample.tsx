import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Stack } from '../layout'
import { Text } from '../text'

/** A sample of text with its measured size, line height and weight: the two largest sizes depend on the window. */
export function MeasuredSample({ children }: { readonly children: ReactNode }) {
  const sample = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState('')
  useLayoutEffect(() => {
    const measure = () => {
      const drawn = sample.current?.firstElementChild
      if (drawn !== null && drawn !== undefined) setMeasured(describeType(getComputedStyle(drawn)))
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return (
    <Stack gap="xxs">
      <div ref={sample} data-sample>
        {children}
      </div>
      <Text face="code" size="xs" tone="muted">
        {measured}
      </Text>
    </Stack>
  )
}

function describeType({ fontSize, lineHeight, fontWeight }: CSSStyleDeclaration): string {
  const short = (length: string) => Number(Number.parseFloat(length).toFixed(1))
  return `${short(fontSize)} / ${short(lineHeight)} px · ${fontWeight}`
}
