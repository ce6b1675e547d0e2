import type { EngineReport } from '@lectern/backend/ports'
import { createTranslate, engineMessages } from '@lectern/messages'
import type { Check } from './check'

const ORIGINS = { embedded: null, machine: 'of this machine', provider: 'outside service' } as const

const say = createTranslate('en', engineMessages.en)

/** Converts an engine's report to a check. */
export function toCheck({
  part,
  engine,
  origin,
  state,
  reason,
  detail,
  languages,
  voices,
  seconds,
  advice,
}: EngineReport): Check {
  const facts = [
    engine,
    ...(ORIGINS[origin] === null ? [] : [ORIGINS[origin]]),
    ...(reason === undefined ? [] : [say(`engineReason_${reason}`)]),
    ...(detail === undefined || detail === '' ? [] : [detail]),
    ...(voices === undefined ? [] : [voices === 1 ? '1 voice' : `${voices} voices`]),
    ...(languages === undefined || languages.length === 0 ? [] : [listLanguages(languages)]),
    ...(seconds === undefined ? [] : [`${seconds.toFixed(1)} s`]),
  ]
  // An untested engine has no duration, so its state is unknown.
  const isUnknown = state === 'well' && seconds === undefined
  return {
    name: part,
    state: isUnknown ? 'absent' : state,
    detail: facts.join(' · '),
    advice: advice.map((code) => say(`engineAdvice_${code}`)),
  }
}

const MAX_LISTED = 16

function listLanguages(languages: readonly string[]): string {
  if (languages.length <= MAX_LISTED) return languages.join(' ')
  return `${languages.slice(0, MAX_LISTED).join(' ')} and ${languages.length - MAX_LISTED} more languages`
}
