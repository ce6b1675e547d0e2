import { findMeasureFaults } from './find-measure-faults.ts'
import { findRawColors, type StyleFault } from './find-style-faults.ts'

const DECLARATION = /(?<=[{;\s])([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/gi

/** Finds the faults of a plain style sheet by the rules of a `.css.ts` file, declaration by declaration. */
export function findSheetFaults(source: string): StyleFault[] {
  const bare = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...bare.matchAll(DECLARATION)].flatMap((declaration) => {
    const [, name = '', value = ''] = declaration
    if (name.startsWith('--')) return []
    const line = bare.slice(0, declaration.index).split('\n').length
    const property = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    const written = `style({ ${property}: ${JSON.stringify(value.trim())} })`
    const found = [...findRawColors('sheet.css.ts', written), ...findMeasureFaults('sheet.css.ts', written)]
    return found.map(({ message }) => ({ line, message }))
  })
}
