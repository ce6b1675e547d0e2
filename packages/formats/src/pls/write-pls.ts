import { escapeXml } from '../xml/escape-xml'
import { plsNamespace, type PlsRule } from './pls-rule'

function writeRule(rule: PlsRule): string[] {
  const grapheme = `    <grapheme>${escapeXml(rule.string_to_replace)}</grapheme>`
  const said =
    rule.type === 'alias'
      ? `    <alias>${escapeXml(rule.alias)}</alias>`
      : `    <phoneme${rule.alphabet === 'ipa' ? '' : ` alphabet="${rule.alphabet}"`}>${escapeXml(rule.phoneme)}</phoneme>`
  return ['  <lexeme>', grapheme, said, '  </lexeme>']
}

/**
 * Writes rules as a pronunciation lexicon (W3C PLS 1.0), one lexeme a rule, in their order.
 * @param language BCP 47 of the words; `und` where they are of no one language
 */
export function writePls(rules: readonly PlsRule[], language = 'und'): string {
  const root = `<lexicon version="1.0" xmlns="${plsNamespace}" alphabet="ipa" xml:lang="${escapeXml(language)}">`
  return ['<?xml version="1.0" encoding="UTF-8"?>', root, ...rules.flatMap(writeRule), '</lexicon>', ''].join('\n')
}
