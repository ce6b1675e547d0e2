import { removeTriggerKeys } from '../../entities/quizzes/remove-quiz-keys'

/** Removes the keys of triggers at any depth and keeps the order of fields. */
export function removeNestedQuizKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeNestedQuizKeys)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, entry]: [string, unknown]): [string, unknown] => [
    name,
    name === 'popupTriggers' && Array.isArray(entry) ? entry.map(removeKeysOfTrigger) : removeNestedQuizKeys(entry),
  ])
  return Object.fromEntries(fields)
}

function removeKeysOfTrigger(trigger: unknown): unknown {
  return typeof trigger === 'object' && trigger !== null ? removeTriggerKeys({ ...trigger }) : trigger
}
