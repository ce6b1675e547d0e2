import type { EngineReport } from '@lectern/backend/ports'
import type { Check } from './check'

const ORIGINS = { embedded: null, machine: 'of this machine', provider: 'outside service' } as const

/** An engine's report as the doctor says it. */
export function toCheck({
  part,
  engine,
  origin,
  state,
  detail,
  languages,
  voices,
  seconds,
  advice,
}: EngineReport): Check {
  const facts = [
    engine,
    ...(ORIGINS[origin] === null ? [] : [ORIGINS[origin]]),
    ...(detail === undefined ? [] : [detail]),
    ...(voices === undefined ? [] : [`${voices} voices`]),
    ...(languages === undefined ? [] : [listLanguages(languages)]),
    ...(seconds === undefined ? [] : [`${seconds.toFixed(1)} s`]),
  ]
  return { name: part, state, detail: facts.join(' · '), advice }
}

const MOST_NAMED = 16

function listLanguages(languages: readonly string[]): string {
  if (languages.length <= MOST_NAMED) return languages.join(' ')
  return `${languages.slice(0, MOST_NAMED).join(' ')} and ${languages.length - MOST_NAMED} more languages`
}
