import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

export interface LatePartProps<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>
  readonly given: Props
  /** Shown until the component is loaded, and if it cannot be. */
  readonly standIn: ReactNode
}

/** Loads a component when it is first shown, and again when the browser is online, if that failed. */
export function LatePart<Props extends object>({ load, given, standIn }: LatePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    const attempt = () => void load().then((part) => setPart(() => part), console.error)
    attempt()
    window.addEventListener('online', attempt)
    return () => window.removeEventListener('online', attempt)
  }, [load])
  return Part === null ? standIn : <Part {...given} />
}
