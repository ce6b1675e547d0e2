import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { useLateImport } from './use-late-import'

const RETRY_AFTER_MS = 5000

export interface LateToolProps<Props> {
  /** Given to the tool. */
  readonly tool: Props
  /** The tool is loaded when this becomes true. */
  readonly isWanted: boolean
  readonly load: () => Promise<ComponentType<Props>>
}

/** Renders a tool whose code is loaded when it begins to be wanted. Tries again until it is loaded. */
export function LateTool<Props extends object>({ tool, isWanted, load }: LateToolProps<Props>) {
  const [Tool, setTool] = useState<ComponentType<Props> | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useLateImport(isWanted && Tool === null && !hasFailed, {
    load,
    onLoad: (loaded) => setTool(() => loaded),
    onFailure: () => setHasFailed(true),
  })
  useEffect(() => {
    if (!hasFailed) return undefined
    const retry = () => setHasFailed(false)
    const timer = setTimeout(retry, RETRY_AFTER_MS)
    window.addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', retry)
    }
  }, [hasFailed])
  return Tool === null ? null : (
    <Suspense fallback={null}>
      <Tool {...tool} />
    </Suspense>
  )
}
