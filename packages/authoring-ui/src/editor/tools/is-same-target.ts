import type { HitTarget } from './tool-state'

/** Returns true if two targets are the same rect, the same handle, or both the bare page. */
export function isSameTarget(a: HitTarget, b: HitTarget): boolean {
  if (a.kind === 'page' || b.kind === 'page') return a.kind === b.kind
  if (a.kind === 'handle' && b.kind === 'handle') return a.id === b.id && a.handle === b.handle
  return a.kind === b.kind && a.id === b.id
}
