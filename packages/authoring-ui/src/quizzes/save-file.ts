/** Offers a text or bytes as a file to download. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  // Characters that file systems do not take.
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, '-')
  link.click()
  // The browser has begun the download when the next task runs.
  setTimeout(() => URL.revokeObjectURL(url))
}
