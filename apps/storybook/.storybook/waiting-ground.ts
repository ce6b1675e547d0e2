interface Ground {
  readonly canvas: string
  readonly surface: string
  readonly border: string
  readonly textMuted: string
}

/**
 * The head of a window that has drawn nothing yet: the ground of the theme that its address asks for, without Storybook's
 * white skeleton. The first story or page sets `data-theme` and is drawn on its own ground.
 */
export function waitingGround(themes: Readonly<Record<'dark' | 'light' | 'contrast', Ground>>): string {
  const { dark, light, contrast } = themes
  const ground = (theme: string, scheme: string, { canvas, surface, border, textMuted }: Ground) => `
html${theme}{color-scheme:${scheme}}
html${theme}:not([data-theme]),html${theme} .sb-wrapper{background:${canvas}}
html${theme} .sb-previewBlock{background:${surface};border-color:${border};box-shadow:none}
html${theme} .sb-loader{border-color:${border};border-top-color:${textMuted};mix-blend-mode:normal}`
  return `<style>${ground('', 'dark', dark)}${ground('[data-waiting="light"]', 'light', light)}${ground('[data-waiting="contrast"]', 'dark', contrast)}
.sb-previewBlock_header,.sb-argstableBlock{visibility:hidden}
</style><script>
{
  const asked = /theme:([a-z-]+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] ?? 'dark'
  const isLight = asked.includes('light') || (asked === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.dataset.waiting = isLight ? 'light' : asked
}
</script>`
}
