// Not from the backend's entry: a command that needs no backend would load all of it.
import { type ChosenLimits, isLimitName, limitNames } from '@lectern/backend/limits'

/** Reads limits such as `speech=1200 uploads=off`, whatever is between them; what is wrong with any is told. */
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
