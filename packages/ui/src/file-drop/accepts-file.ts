/**
 * Returns true when a file matches the `accept` list of a file input: extensions (`.pdf`), types (`image/png`) and
 * families (`image/*`). An empty list accepts every file.
 */
export function acceptsFile(accept: string, file: { readonly name: string; readonly type: string }): boolean {
  const wanted = accept
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '')
  if (wanted.length === 0) return true
  const name = file.name.toLowerCase()
  const type = file.type.toLowerCase()
  return wanted.some((entry) => {
    if (entry.startsWith('.')) return name.endsWith(entry)
    if (entry.endsWith('/*')) return type.startsWith(entry.slice(0, -1))
    return type === entry
  })
}
