import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { useLateImport } from '../reading-tools/use-late-import'
import type { OpenGlossaryProps } from './open-glossary'
import type { GlossaryProps } from './glossary-props'

const RETRY_AFTER_MS = 5000

/** Marks the words of the glossary on the pages. Its code is loaded for a book that has one. */
export function GlossaryTool(props: GlossaryProps) {
  const summary = props.asked.book.glossary
  const [Glossary, setGlossary] = useState<ComponentType<OpenGlossaryProps> | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useLateImport(summary !== undefined && Glossary === null && !hasFailed, {
    load: () => import('./open-glossary'),
    onLoad: (late) => setGlossary(() => late.OpenGlossary),
    onFailure: () => setHasFailed(true),
  })
  useEffect(() => {
    if (!hasFailed) return undefined
    const timer = setTimeout(() => setHasFailed(false), RETRY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [hasFailed])
  if (Glossary === null || summary === undefined) return null
  return (
    <Suspense fallback={null}>
      <Glossary {...props} glossaryId={summary.id} />
    </Suspense>
  )
}
