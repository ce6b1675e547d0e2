import { useEffect, useState, type ComponentType } from 'react'

/** Loads a component when the calling one is mounted; null until it is there, and if it cannot be loaded. */
export function useLatePart<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    load().then((part) => setPart(() => part), console.error)
  }, [load])
  return Part
}
