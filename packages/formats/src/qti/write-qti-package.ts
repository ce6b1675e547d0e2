import type { QuizItem } from '../quiz-item/quiz-item'
import { escapeXml } from '../xml/escape-xml'
import { writeQti } from './write-qti'
import { writeZip, type ZipEntry } from './write-zip'

export interface QtiPackage {
  /** A ZIP archive. */
  bytes: Uint8Array<ArrayBuffer>
  /** Positions of the questions that cannot be written, from 0 on. */
  unwritten: number[]
}

/**
 * Writes questions as a QTI 3 package: a manifest, and an assessment item for each question in order.
 *
 * @param language code of the language of the texts
 */
export function writeQtiPackage(items: readonly QuizItem[], language?: string): QtiPackage {
  const unwritten: number[] = []
  const files: ZipEntry[] = []
  for (const [index, item] of items.entries()) {
    // Names sort in the order of the questions.
    const identifier = `question-${String(index + 1).padStart(4, '0')}`
    const text = writeQti(item, { identifier, language })
    if (text === null) unwritten.push(index)
    else files.push({ name: `items/${identifier}.xml`, text })
  }
  return { bytes: writeZip([{ name: 'imsmanifest.xml', text: writeManifest(files) }, ...files]), unwritten }
}

function writeManifest(files: readonly ZipEntry[]): string {
  const resources = files.map(({ name }, index) => {
    const href = escapeXml(name)
    return `    <resource identifier="item-${index + 1}" type="imsqti_item_xmlv3p0" href="${href}"><file href="${href}"/></resource>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="quiz">
  <metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>
  <organizations/>
  <resources>
${resources.join('\n')}
  </resources>
</manifest>
`
}
