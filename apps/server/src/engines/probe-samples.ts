/** The word that the engine probes expect to recognise in the sample image and PDF. */
export const PROBE_WORD = 'Lectern'

const IMAGE_BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAUAAAACNAgMAAAC7/0vnAAAADFBMVEX///8ICAiysrJsbGzloaEAAAAACXBIWXMAAAsSAAALEgHS3X78AAAC8U' +
  'lEQVRo3u2Xv2vbQBTHrxIeJGM6+U/wUgiZTFdD54KheT63qLFp6e6tnWr/E96zFFKFkCm76P9wa/GcpV0MppCo78edkzY/LLmB/npfjHU6PX30' +
  '7t3pvZMxKpVKpVKpVCqVSqX6pxXleX54n8AWANi/FhiXs22CCP3bLj0ABSpwC2Dxi8DdsJJ3y4MrHqblKhiffOPjyaoSsAmwHxp2YR6ew5RRSy' +
  'BXm2VZ7AB8mpZf8fqiCvAUvCE19k0D/yEzJpEDvqRjB/AaoN8FGFYARrB/xIYxNhwUAdiFsyUw8AkIELmDCsAWDqw78I0OFOlHOKNc6Ybo5Nik' +
  'R/DUHsOr3D2zX+7IUJfAjiUWzgNRY4TKpMQIM2QUwZuxcfh7PkGvZ5uB7Yzu7hkzz6g7APkZbe56iw9D4MuCB7ERiEPDs4m4Y+YB2MH4sdMRBa' +
  '6DQKAV1dsIZJZxfd9oByCHtWHJAN3s9Iwb+DhsAIrNfIgcanQDsL3H4yZLHEKKz9yj9magjAKDlXBjDaSIciDFcwRm1YBJAErA05kHUmjxYrGG' +
  'cIeH3wUUTntwOYP3AsQpaIQ1xkC5TvFYA/vVgA0oUc5eA46w+xxh9YEsiwvvR6CIgL3fDaQhlxfXgCPuX9QGtgLnpkkRy7rA4o8GNhdr4E0Luz' +
  '6wMUlCRkp+AmZbAiU5JJ/9S/14fDU5GFfUBsZs08p8+pqPfaHn9GWgPlCyUyPzaWreY6CdcYKNOX3VA0r0u3jGtdQVDAScdAqnrR9Dylw8Ul+k' +
  'ZlT5IpA5au3VAL7AT5X8w4RfOSp2XE8TKaWxlQh0h6ZitmmW/uWfoCvvzI7ldTM2p+zlhDybD2YpXm7iVucCO0sYrfjv9s8KD4ycLXnRUT6QEj' +
  'haUqGD6RKdpy3OQLJPFsOtu5srQLMTNku4GZIKyt0xb52qAtPcCzeEkYP3ElcHK9nWWeIegz0Qy0P/cRjJDRuV5j4tPMrlKHdFlW5WqVQqlUql' +
  'UqlUKpVK9Z/rO5GAkzXrFEgDAAAAAElFTkSuQmCC'

/** Returns a PNG of the word, black on white. */
export function probeImage(): Uint8Array {
  return Buffer.from(IMAGE_BASE64, 'base64')
}

/** Returns a PDF of one page with the word as its text. */
export function probePdf(): Uint8Array {
  const content = `BT /F1 24 Tf 72 400 Td (${PROBE_WORD}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 500] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const entries = objects.map((body, index) => {
    const entry = `${String(file.length).padStart(10, '0')} 00000 n \n`
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return entry
  })
  const table = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
