import { LateTool } from '../reading-tools/late-tool'
import type { GlossaryProps } from './glossary-props'

/** Marks the words of the glossary on the pages. Its code is loaded for a book that has one, and in a preview. */
export function GlossaryTool(props: GlossaryProps) {
  const summary = props.asked.book.glossary
  if (summary === undefined && !props.address.isPreview) return null
  return <LateTool tool={{ ...props, glossaryId: summary?.id ?? null }} isWanted load={loadGlossary} />
}

async function loadGlossary() {
  const late = await import('./open-glossary')
  return late.OpenGlossary
}
