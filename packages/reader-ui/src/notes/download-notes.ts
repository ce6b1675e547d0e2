const mediaTypes = { md: 'text/markdown', jsonld: 'application/ld+json' } as const

/** Saves exported notes as a file. @param name without an ending; characters that file systems refuse are replaced */
export function downloadNotes(name: string, ending: keyof typeof mediaTypes, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: `${mediaTypes[ending]};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = href
  link.download = `${name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()}.${ending}`
  link.click()
  URL.revokeObjectURL(href)
}
