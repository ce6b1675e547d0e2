/**
 * Writes a form with one file as `multipart/form-data` (RFC 7578). Node's FormData loads the whole file into memory and keeps
 * reading after the call has ended, which causes an unhandled rejection.
 * @param boundary lower case; must not occur in a part
 */
export function writeForm(
  fields: Readonly<Record<string, string>>,
  file: { field: string; name: string; bytes: Blob },
  boundary: string,
): Blob {
  const begin = (name: string, more = ''): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${quote(name)}"${more}\r\n`
  const texts = Object.entries(fields).map(
    ([name, text]) => `${begin(name)}\r\n${text.replaceAll(/\r\n|\r|\n/g, '\r\n')}\r\n`,
  )
  const head = `${begin(file.field, `; filename="${quote(file.name)}"`)}Content-Type: application/octet-stream\r\n\r\n`
  return new Blob([...texts, head, file.bytes, `\r\n--${boundary}--\r\n`], {
    type: `multipart/form-data; boundary=${boundary}`,
  })
}

function quote(name: string): string {
  return name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')
}
