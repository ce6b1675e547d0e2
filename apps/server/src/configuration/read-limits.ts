// Not imported from the backend's main entry, which would load the whole backend into every command.
import { type ChosenLimits, isLimitName, limitNames } from '@lectern/backend/limits'

/** Parses limits such as `speech=1200 uploads=off`, or returns the faults. */
export function readLimits(text: string): { limits: ChosenLimits; problems: string[] } {
  const limits: ChosenLimits = {}
  const problems: string[] = []
  for (const word of text.split(/[\s,]+/)) {
    if (word === '') continue
    const [name = '', value = '', ...rest] = word.split('=')
    if (!isLimitName(name)) problems.push(`has "${name}", which is none of ${limitNames.join(', ')}`)
    else if (rest.length > 0 || !/^(off|[1-9]\d{0,8})$/.test(value))
      problems.push(`has "${word}": write ${name}= and a whole number from 1, or ${name}=off`)
    else limits[name] = value === 'off' ? null : Number(value)
  }
  return { limits, problems }
}
